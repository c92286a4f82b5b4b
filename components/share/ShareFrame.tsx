import type { ReactNode } from 'react';
import type { PageId } from '@/content/pages';
import { pictureSize, shareWords } from '@/content/share';
import { site } from '@/content/site';
import { colour, veil } from '@/lib/seo/palette';
import { fill } from '@/lib/words/fill';
import { pageWords } from '@/lib/words/season-words';
import { CardDrawing, LimitsDrawing, WindowDrawing, logo } from './drawings';

/** The drawing beside each page's words. */
const drawings = {
  home: CardDrawing,
  incomeTax: LimitsDrawing,
  calendar: WindowDrawing,
} satisfies Record<PageId, () => ReactNode>;

const ruleGap = 42;
const stone = 820;

/**
 * The frame of every share picture. next/og supports only flexbox, as inline styles or `tw`. Type is three times as
 * large as what is legible in the 400 px thumbnail of a chat.
 */
export function ShareFrame({ page }: { page: PageId }) {
  const words = pageWords();
  const heading = fill(shareWords[page].heading, words);
  const highlight = fill(shareWords[page].highlight, words);
  const note = fill(shareWords[page].note, words);
  const { businessName: brand } = site;
  const Drawing = drawings[page];
  const backgroundImage = `linear-gradient(115deg, ${colour('brand-deep')} 30%, ${colour('brand')})`;
  // A note or a name of two lines leaves less room for the heading.
  const scale = note.length > 34 || brand.length > 30 ? 0.8 : 1;
  const fontSize = (heading.length > 50 ? 66 : heading.length > 32 ? 77 : 90) * scale;
  return (
    <div
      tw="relative flex justify-between pt-[60px] pr-[60px] pb-[52px] pl-[64px]"
      style={{ ...pictureSize, backgroundImage, color: colour('on-brand'), fontFamily: 'Figtree' }}
    >
      <LedgerRules />
      <EmeraldCut />
      <div tw="flex flex-col justify-between w-[610px]">
        <div tw="flex flex-col">
          <div
            tw="flex flex-wrap"
            style={{ columnGap: 20, fontFamily: 'Young Serif', fontSize, lineHeight: 1.08 }}
          >
            {wordsOf(heading, highlight).map(({ word, isYellow }, index) => (
              <span
                key={index}
                style={{
                  color: colour(isYellow ? 'guayacan' : 'on-brand'),
                  // Young Serif defaults to old-style figures, and the renderer ignores font features.
                  ...(/\d/.test(word) && { fontFamily: 'Figtree', fontWeight: 700 }),
                }}
              >
                {word}
              </span>
            ))}
          </div>
          <div tw={`flex mt-[26px] text-[${colour('on-brand-soft')}]`} style={{ fontSize: 37 * scale }}>
            {note}
          </div>
        </div>
        <div tw="flex items-center font-bold" style={{ gap: 20, fontSize: 36 * scale }}>
          <img src={logo} width={68} height={68} alt="" />
          <div tw="w-[522px]">{brand}</div>
        </div>
      </div>
      <div tw="flex items-center">
        <Drawing />
      </div>
    </div>
  );
}

/** The words of a heading, each drawn in one colour; a comma or full stop goes with its word. */
function wordsOf(heading: string, highlight: string) {
  const from = highlight === '' ? heading.length : heading.indexOf(highlight);
  const until = from + highlight.length;
  return [...heading.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    isYellow: index < until && index + word.length > from,
  }));
}

/** The ruled lines of a ledger, fading in from the right. */
function LedgerRules() {
  const count = Math.floor(pictureSize.height / ruleGap);
  const backgroundImage = `linear-gradient(90deg, ${veil('on-brand', 0)}, ${veil('on-brand', 0.16)})`;
  return (
    <div tw="flex absolute top-0 left-0" style={pictureSize}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          tw="absolute right-0 w-[900px] h-[2px]"
          style={{ top: (index + 1) * ruleGap, backgroundImage }}
        />
      ))}
    </div>
  );
}

/** The emerald of the logo, large in the background of the drawing. */
function EmeraldCut() {
  const top = (pictureSize.height - stone) / 2;
  return (
    <svg width={stone} height={stone} viewBox="0 0 64 64" style={{ position: 'absolute', right: -120, top }}>
      <path d="M18 3h28l-4 14H22z" fill={veil('on-brand', 0.09)} />
      <path d="m3 18 15-15 4 14-5 5z" fill={veil('on-brand', 0.06)} />
      <path d="m46 3 15 15-14 4-5-5z" fill={veil('on-brand', 0.04)} />
      <path d="M3 18v28l14-4V22z" fill={veil('on-brand', 0.03)} />
      <path d="m46 61 15-15-14-4-5 5z" fill={veil('ink', 0.22)} />
      <path d="M18 61h28l-4-14H22z" fill={veil('ink', 0.16)} />
    </svg>
  );
}
