'use client';

import { Component, type ReactNode } from 'react';

type Props = {
  /** Stands in for what broke; the server's, so that no page's first script carries it. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Gives way to its fallback when what is in it breaks while React renders it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
