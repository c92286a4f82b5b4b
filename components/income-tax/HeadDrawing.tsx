import styles from './HeadDrawing.module.css';
import { HILLS_ID, TREE_ID } from './HeadShapes';

/**
 * Hills and a guayacán behind the head, for the eye alone. A phone's are drawn at the page's end, after what its first
 * packets must show; wide screens have their own, in files that only they fetch.
 */
export function HeadDrawing() {
  return (
    <div className={`screen ${styles.drawing}`} aria-hidden>
      <svg className={styles.hills} viewBox="0 0 390 150" preserveAspectRatio="xMaxYMax meet">
        <use href={`#${HILLS_ID}`} />
      </svg>
      <div className="container">
        <svg className={styles.tree} viewBox="-212 -392 420 420">
          <use href={`#${TREE_ID}`} />
        </svg>
      </div>
    </div>
  );
}
