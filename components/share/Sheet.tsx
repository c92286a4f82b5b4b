import type { ReactNode } from 'react';
import { colour, veil } from '@/lib/found/palette';

type Props = { width: number; tilt: number; children: ReactNode };

/** A slightly rotated sheet of paper. */
export function Sheet({ width, tilt, children }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width,
        borderRadius: 18,
        overflow: 'hidden',
        backgroundColor: colour('sheet'),
        color: colour('ink'),
        boxShadow: `0 30px 60px ${veil('ink', 0.45)}`,
        transform: `rotate(${tilt}deg)`,
      }}
    >
      {children}
    </div>
  );
}
