import type { ReactNode } from 'react';
import { colour, veil } from '@/lib/seo/palette';

type Props = { width: number; tilt: number; children: ReactNode };

/** A slightly rotated sheet of paper. */
export function Sheet({ width, tilt, children }: Props) {
  const boxShadow = `0 30px 60px ${veil('ink', 0.45)}`;
  return (
    <div
      tw={`flex flex-col overflow-hidden rounded-[18px] bg-[${colour('sheet')}] text-[${colour('ink')}]`}
      style={{ width, boxShadow, transform: `rotate(${tilt}deg)` }}
    >
      {children}
    </div>
  );
}
