import type { ReactNode } from 'react';
import { newTab } from '@/content/small-words';

type Props = {
  id?: string;
  href: string;
  className?: string;
  /** Read by screen readers after the link's text. */
  note?: string;
  children: ReactNode;
};

/** A link to another site in a new tab; hidden words tell screen reader users about the tab. */
export function ExternalLink({ id, href, className, note = newTab, children }: Props) {
  return (
    <a id={id} href={href} target="_blank" className={className}>
      {children}
      <span className="hidden">{` ${note}`}</span>
    </a>
  );
}
