import type { ReactNode } from 'react';

type Props = {
  href: string;
  className?: string;
  /** Said to screen readers after the link's words: «(se abre en otra pestaña)». */
  newTab: string;
  children: ReactNode;
};

/** A link to another site, in a new tab, that says so. */
export function ExternalLink({ href, className, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="hidden">{` ${newTab}`}</span>
    </a>
  );
}
