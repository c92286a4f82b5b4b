import type { ReactNode } from 'react';
import { errorWords } from '@/content/error';
import styles from './PageError.module.css';

/**
 * Replaces a page whose script broke by plain links. The first reloads the page, since the fault may be a
 * chunk of an older deployment.
 * @param props.children the direct ways to the accountant
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
