import { incomeTaxWords } from '@/content/income-tax';
import styles from './Drawing.module.css';

const { acts } = incomeTaxWords.review.drawing;
const places = [59, 175, 295];

/** The three acts of a return: who prepares it, who goes through it, who signs it. */
export function ActsDrawing() {
  return (
    <svg className={`${styles.drawing} ${styles.acts}`} viewBox="0 0 350 124" aria-hidden>
      <path className={styles.between} d="M88 46h46M216 46h46" />
      <path d="M34 12h34l12 12v58H34zM68 12v12h12" />
      <path className={styles.faint} d="M42 36h26M42 47h18M42 58h22" />
      <path className={styles.marked} d="m84 44-22 24-3 9 9-4 22-23z" />
      <path d="M148 20h36v62h-36z" />
      <path className={styles.faint} d="M156 34h20M156 45h20M156 56h12" />
      <path
        className={styles.marked}
        d="M205 54a15 15 0 1 1-30 0 15 15 0 1 1 30 0m-4 12 11 13M183 54l5 5 9-10"
      />
      <path d="M272 12h34l12 12v58h-46zM306 12v12h12" />
      <path className={styles.faint} d="M280 36h28M280 47h20M278 76h32" />
      <path className={styles.marked} d="M278 70c6-12 10-10 9-2s4 5 8-1 5 3 9 0" />
      <path className={styles.pen} d="m330 42-20 21-2 8 8-3 20-21z" />
      {acts.map((act, index) => (
        <text key={act} x={places[index]} y="110">
          {act}
        </text>
      ))}
    </svg>
  );
}
