import styles from './HeadDrawing.module.css';
import { HILLS_ID, TREE_ID, type DrawingProps } from './HeadShapes';

/**
 * Hills and a guayacán behind a head, decorative. On phones their shapes are at the end of the HTML (HeadShapes.tsx),
 * so that the first packets carry text; wide screens load image files instead.
 */
export function HeadDrawing({ withTree = false }: DrawingProps) {
  return (
    <div className={`screen ${styles.drawing}`} aria-hidden>
      <svg className={styles.hills} viewBox="0 0 390 150" preserveAspectRatio="xMaxYMax meet">
        <use href={`#${HILLS_ID}`} />
      </svg>
      <div className="container">
        <svg className={styles.tree} viewBox="-212 -392 420 420">
          {withTree && <use href={`#${TREE_ID}`} />}
        </svg>
      </div>
    </div>
  );
}
