import type { ReactNode } from 'react';

/** The site's one content width. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="container">{children}</div>;
}
