import styles from './HeadDrawing.module.css';

export const HILLS_ID = 'hills';
export const TREE_ID = 'guayacan';
const RIDGE_ID = 'ridge';

/** The shapes of the drawing on phones, referenced by HeadDrawing.tsx. */
export function HeadShapes() {
  return (
    <svg className="hidden" aria-hidden>
      <defs>
        <path id={RIDGE_ID} className={styles.ridge} d={RIDGE} />
        <g id={HILLS_ID}>
          {RIDGES.map(([height, top]) => (
            <use key={top} href={`#${RIDGE_ID}`} transform={`matrix(1 0 0 ${height} 0 ${top})`} />
          ))}
        </g>
        <g id={TREE_ID}>
          <path className={styles.wood} d={BRANCHES} />
          <path className={styles.trunk} d="M-3-4V-126" />
          <path className={styles.shade} d={SHADE} />
          <path d={BLOSSOM} />
          <path className={styles.light} d={LIGHT} />
        </g>
      </defs>
    </svg>
  );
}

/** The hills' upper edge, closed far below the drawing. */
const RIDGE =
  'M-6 99.2l9-1.7 9-1.9 9-2.1 9-2 9-1.7 9-1.2 9-.6 9 .1 9 .7 9 1.2 9 1.4 9 1.3 9 .7 9-.1 9-1.3 9-2.5 9-3.8 9-4.5 9-4.8 9-4.3 9-3.1 9-1.5 9 0 9 1 9 1.2 9 .5 9-.8 9-2.7 9-4.3 9-5.5 9-5.7 9-5 9-3.4 9-1.1 9 1.3 9 3.7 9 5.2 9 5.7 9 5 9 3.2 9 .6 9-1.6 9-2.7 9-2.2V999H-6z';

/** Contours of the hills, which repeat the upper edge lower and flatter: the share of its height, and the offset. */
const RIDGES = [
  [1, 0],
  [0.85, 19.8],
  [0.7, 38.9],
  [0.56, 57.4],
  [0.42, 75.4],
  [0.29, 92.4],
  [0.18, 108.2],
  [0.07, 122.5],
] as const;

const BRANCHES =
  'M-12 0C-6-50-8-100-6-126-30-156-56-180-84-196M4-126C24-160 44-184 70-204M-2-130C0-170 2-200 4-236';

const SHADE =
  'M45-359h6M-105-325h12M49-308h18M25-291h12M-99-274h12M139-274h26M-153-257h26M151-257h26M-153-240h26M-113-240h6M19-240h18M51-240h26M-3-223h18M55-223h12M173-223h12M11-206h18M-173-189h18M-83-189h6M-43-189h26M-3-189h6M37-189h26M117-189h12M-159-172h26M-119-172h12M-41-172h26M51-172h12M97-172h12M123-172h12';

const BLOSSOM =
  'M-33-376h26M27-376h6M-87-359h26M-47-359h12M-21-359h6M-1-359h6M-105-342h26M-65-342h12M47-342h26M87-342h12M-47-325h6M-7-325h26M33-325h18M65-325h6M85-325h12M111-325h26M-121-308h12M-95-308h12M-69-308h12M-43-308h26M-3-308h6M17-308h18M81-308h26M121-308h6M-67-291h12M-139-274h26M-73-274h18M39-274h6M99-274h26M-113-257h6M-53-257h18M-21-257h12M5-257h26M45-257h26M85-257h26M-61-240h26M-21-240h26M123-240h6M143-240h18M175-240h6M-153-223h12M-127-223h6M-75-223h12M-49-223h12M-23-223h6M29-223h12M81-223h26M121-223h6M141-223h18M-133-206h18M-81-206h26M43-206h26M123-206h26M163-206h12M-115-189h18M77-189h26M-93-172h6M-73-172h18M77-172h6M-120 6h16M-70 14h22M-20 10h12M40 14h20M92 6h18M128 12h8';

const LIGHT =
  'M7-376h6M19-359h12M-39-342h6M-19-342h26M21-342h12M-27-325h6M-107-291h26M-41-291h12M123-291h6M59-274h6M-93-257h26M-93-240h18M-101-206h6M-41-206h18M-9-206h6M-141-189h12M-63-189h6';
