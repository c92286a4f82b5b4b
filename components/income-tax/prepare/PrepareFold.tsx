import type { ReactNode } from 'react';
import { anchors } from '@/content/page-anchors';
import styles from './PrepareStep.module.css';

type Props = {
  id: 'entry' | 'figures' | 'documents';
  heading: string;
  gloss: string;
  children: ReactNode;
};

/** A fold of the step «Prepárala». Its id is inside, so that browsers open the fold for its address. */
export function PrepareFold({ id, heading, gloss, children }: Props) {
  return (
    <details className="fold">
      <summary className={styles.summary}>
        <h3>{heading}</h3> <small>{gloss}</small>
      </summary>
      <div id={anchors[id]} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
