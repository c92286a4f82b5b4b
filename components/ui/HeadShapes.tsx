import styles from './HeadDrawing.module.css';

export const HILLS_ID = 'hills';
export const TREE_ID = 'guayacan';
const RIDGE_ID = 'ridge';

export type DrawingProps = {
  /** Whether a phone shows the tree as well. */
  withTree?: boolean;
};

/** The shapes of the drawing on phones, referenced by HeadDrawing.tsx. */
export function HeadShapes({ withTree = false }: DrawingProps) {
  return (
    <svg className="hidden" aria-hidden>
      <defs>
        <path id={RIDGE_ID} className={styles.ridge} d={RIDGE} />
        <g id={HILLS_ID}>
          {RIDGES.map(([height, top]) => (
            <use key={top} href={`#${RIDGE_ID}`} transform={`matrix(1 0 0 ${height} 0 ${top})`} />
          ))}
        </g>
        {withTree && (
          <g id={TREE_ID}>
            <path className={styles.wood} d={BRANCHES} />
            <path className={styles.trunk} d="M-3-4V-126" />
            <path className={styles.shade} d={SHADE} />
            <path d={BLOSSOM} />
            <path className={styles.light} d={LIGHT} />
          </g>
        )}
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

/** Leaves and flowers, row by row. Each place counts from the end of the one before, which saves each page 130 bytes. */
const SHADE =
  'M45 -359h6m-156 34h12m142 17h18m-42 17h12m-136 17h12m226 0h26m-318 17h26m278 0h26m-330 17h26m14 0h6m126 0h18m14 0h26m-80 17h18m40 0h12m106 0h12m-174 17h18m-202 17h18m72 0h6m34 0h26m14 0h6m34 0h26m54 0h12m-288 17h26m14 0h12m66 0h26m66 0h12m34 0h12m14 0h12';

const BLOSSOM =
  'M-33 -376h26m34 0h6m-120 17h26m14 0h12m14 0h6m14 0h6m-110 17h26m14 0h12m100 0h26m14 0h12m-146 17h6m34 0h26m14 0h18m14 0h6m14 0h12m14 0h26m-258 17h12m14 0h12m14 0h12m14 0h26m14 0h6m14 0h18m46 0h26m14 0h6m-194 17h12m-84 17h26m40 0h18m94 0h6m54 0h26m-238 17h6m54 0h18m14 0h12m14 0h26m14 0h26m14 0h26m-172 17h26m14 0h26m118 0h6m14 0h18m14 0h6m-334 17h12m14 0h6m46 0h12m14 0h12m14 0h6m46 0h12m40 0h26m14 0h6m14 0h18m-292 17h18m34 0h26m98 0h26m54 0h26m14 0h12m-290 17h18m174 0h26m-196 17h6m14 0h18m132 0h6m-203 178h16m34 8h22m28 -4h12m48 4h20m32 -8h18m18 6h8';

const LIGHT =
  'M7 -376h6m6 17h12m-70 17h6m14 0h26m14 0h12m-60 17h6m-86 34h26m40 0h12m152 0h6m-70 17h6m-158 17h26m-26 17h18m-26 34h6m54 0h18m14 0h6m-138 17h12m66 0h6';
