import type { ReactNode } from 'react';
import styles from './Container.module.css';

/** The site's one content width. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
