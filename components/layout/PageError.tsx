import type { ReactNode } from 'react';
import { errorWords } from '@/content/error';
import styles from './PageError.module.css';

/**
 * Replaces a page whose script threw an error. The first link reloads the page, since a chunk of an older deployment
 * may be the cause.
 * @param props.children the direct contact
 */
export function PageError({ children }: { children: ReactNode }) {
  return (
    <main className={styles.fault}>
      <div role="alert">
        <h1>{errorWords.heading}</h1>
      </div>
      {children}
      <p className="wrap">
        <a className="tall" href="">
          {errorWords.retry}
        </a>
        <a className="tall" href="/">
          {errorWords.home}
        </a>
      </p>
    </main>
  );
}
