'use client';

import { Component, type ReactNode } from 'react';
import { addTyped } from '@/components/dom/add-typed';

type Props = {
  /** Shown after an error. It is rendered on the server, so that its code is not in the first-load script. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Renders its fallback when a child throws while rendering; its WhatsApp links carry what was typed. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    addEventListener('click', addTyped, true);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
