import type { ReactNode } from 'react';
import { pictureSize } from '@/content/share';
import { colour, veil } from '@/lib/found/palette';

type Props = {
  heading: string;
  /** The part of the heading set in yellow. */
  highlight: string;
  note: string;
  brand: string;
  /** The logo, as a data address. */
  logo: string;
  /** The drawing beside the words. */
  children: ReactNode;
};

const ruleGap = 42;

/**
 * The frame of every share picture. next/og supports only flexbox and inline styles; type is three times the
 * size that must be legible in a chat's 400 px thumbnail.
 */
export function ShareFrame({ heading, highlight, note, brand, logo, children }: Props) {
  return (
    <div
      style={{
        ...pictureSize,
        position: 'relative',
        display: 'flex',
        justifyContent: 'space-between',
        padding: '60px 60px 52px 64px',
        backgroundImage: `linear-gradient(115deg, ${colour('emerald-deep')} 30%, ${colour('emerald')})`,
        color: colour('on-emerald'),
        fontFamily: 'Figtree',
      }}
    >
      <LedgerRules />
      <EmeraldCut />
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', width: 610 }}>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 20,
              fontFamily: 'Young Serif',
              fontSize: heading.length > 32 ? 77 : 90,
              lineHeight: 1.08,
            }}
          >
            {heading.split(' ').map((word, index) => (
              <span
                key={index}
                style={{
                  color: colour(word === highlight ? 'guayacan' : 'on-emerald'),
                  // Young Serif's default figures are old-style, and the renderer ignores font features.
                  ...(/\d/.test(word) && { fontFamily: 'Figtree', fontWeight: 700 }),
                }}
              >
                {word}
              </span>
            ))}
          </div>
          <div style={{ display: 'flex', marginTop: 26, fontSize: 37, color: colour('on-emerald-soft') }}>
            {note}
          </div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 700 }}>
          <img src={logo} width={68} height={68} alt="" />
          {brand}
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center' }}>{children}</div>
    </div>
  );
}

/** The ruled lines of a ledger, fading in from the right. */
function LedgerRules() {
  const count = Math.floor(pictureSize.height / ruleGap);
  return (
    <div style={{ position: 'absolute', top: 0, left: 0, ...pictureSize, display: 'flex' }}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          style={{
            position: 'absolute',
            top: (index + 1) * ruleGap,
            right: 0,
            width: 900,
            height: 2,
            backgroundImage: `linear-gradient(90deg, ${veil('on-emerald', 0)}, ${veil('on-emerald', 0.16)})`,
          }}
        />
      ))}
    </div>
  );
}

/** The logo's stone, cut large into the ground behind the drawing. */
function EmeraldCut() {
  const size = 820;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      style={{ position: 'absolute', right: -120, top: (pictureSize.height - size) / 2 }}
    >
      <path d="M18 3h28l-4 14H22z" fill={veil('on-emerald', 0.09)} />
      <path d="m3 18 15-15 4 14-5 5z" fill={veil('on-emerald', 0.06)} />
      <path d="m46 3 15 15-14 4-5-5z" fill={veil('on-emerald', 0.04)} />
      <path d="M3 18v28l14-4V22z" fill={veil('on-emerald', 0.03)} />
      <path d="m46 61 15-15-14-4-5 5z" fill={veil('ink', 0.22)} />
      <path d="M18 61h28l-4-14H22z" fill={veil('ink', 0.16)} />
    </svg>
  );
}
