import styles from './HeadDrawing.module.css';

/** Hills and a guayacán behind a head, decorative. */
export function HeadDrawing() {
  return (
    <div className={`screen ${styles.drawing}`} aria-hidden>
      <div className="container">
        <div className={styles.tree} />
      </div>
    </div>
  );
}
