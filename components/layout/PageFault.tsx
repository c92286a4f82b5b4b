import { errorWords } from '@/content/error';
import { site } from '@/content/site';
import { href } from '@/lib/env';
import { phoneDigits } from '@/lib/telephone';
import styles from './PageFault.module.css';

/**
 * Stands in for a page whose script broke. Nothing in it can break in turn: plain links, and
 * a button that loads the page anew, since what broke may be a piece of an older deployment.
 */
export function PageFault() {
  const digits = phoneDigits(site.phone);
  return (
    <main className={styles.fault}>
      <div role="alert">
        <h1>{errorWords.heading}</h1>
        <p>{errorWords.text}</p>
      </div>
      <p>
        <a href={`https://wa.me/${digits}`}>{errorWords.whatsapp}</a>
        <a href={`tel:+${digits}`}>{site.phone}</a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <p>
        <button onClick={() => location.reload()}>{errorWords.retry}</button>
        <a href={href('/')}>{errorWords.home}</a>
      </p>
    </main>
  );
}
