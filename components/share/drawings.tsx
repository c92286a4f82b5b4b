import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { shareDrawings } from '@/content/share';
import { site } from '@/content/site';
import type { IsoDate } from '@/content/tax-calendar/types';
import { colour, veil } from '@/lib/seo/palette';
import { datePartsOf, formatMonth } from '@/lib/tax/dates';
import { groupOf, isComputed, windowOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { pageWords, seasonWords } from '@/lib/words/season-words';

const logoFile = readFileSync(path.join(process.cwd(), 'public/images/logo.svg'), 'base64');
export const logo = `data:image/svg+xml;base64,${logoFile}`;

const taxYear = () => fill(shareDrawings.taxYear, seasonWords(activeSeason()));

/** The accountant's business card, with a long name or title in smaller letters. */
export function CardDrawing() {
  const { accountantName: name, professionalTitle: title } = site;
  return (
    <Sheet width={410} tilt={3}>
      <div tw="flex flex-col pt-[44px] px-[40px] pb-[46px]">
        <img src={logo} width={120} height={120} alt="" />
        <div
          tw="mt-[34px]"
          style={{ fontFamily: 'Young Serif', fontSize: Math.min(46, 2300 / name.length), lineHeight: 1.15 }}
        >
          {name}
        </div>
        <div
          tw={`self-start mt-[28px] py-[12px] px-[22px] rounded-[8px] bg-[${colour('guayacan-soft')}] font-bold`}
          style={{ fontSize: Math.min(30, 1300 / title.length) }}
        >
          {title}
        </div>
      </div>
    </Sheet>
  );
}

/** A ledger page with the filing limits. An amount is left out until it is known. */
export function LimitsDrawing() {
  const { incomeLimit, equityLimit } = pageWords();
  const { income, equity } = incomeLimit ? shareDrawings.limits : shareDrawings.limits.unknown;
  const rows = [
    { label: income, amount: incomeLimit },
    { label: equity, amount: equityLimit },
  ];
  return (
    <Sheet width={440} tilt={-2}>
      <div tw={`py-[22px] px-[28px] bg-[${colour('guayacan')}] text-[34px] font-bold`}>{taxYear()}</div>
      {rows.map(({ label, amount }, index) => (
        <div
          key={label}
          tw={`flex items-center py-[30px] px-[28px] ${index > 0 ? 'border-t-2' : ''} border-[${colour('rule')}]`}
          style={{ gap: 20 }}
        >
          <div tw={`flex p-[10px] rounded-[12px] bg-[${colour('brand')}]`}>
            <svg width={36} height={36} viewBox="0 0 18 18">
              <path d="m2 9.5 5 5L16 3" fill="none" stroke={colour('guayacan')} strokeWidth={3.6} />
            </svg>
          </div>
          <div tw="flex flex-col">
            <div tw={`text-[${amount ? 32 : 40}px] text-[${colour('ink-soft')}]`}>{label}</div>
            {amount && <div tw="text-[46px] font-bold">{amount}</div>}
          </div>
        </div>
      ))}
    </Sheet>
  );
}

/** Two calendar leaves with the first and the last day of the filing window. */
export function WindowDrawing() {
  const { title, from, to, computed } = shareDrawings.window;
  const season = activeSeason();
  const { first, last } = windowOf(groupOf(season, 'natural'));
  return (
    <div tw="flex flex-col items-center font-bold">
      <div tw="flex" style={{ gap: 20 }}>
        <Leaf label={from} date={first} tilt={-3} />
        <Leaf label={to} date={last} tilt={3} />
      </div>
      <div tw="flex flex-col items-center mt-[32px] text-[34px]">
        <div>{title}</div>
        <div>{taxYear()}</div>
      </div>
      {isComputed(season) && <div tw={`flex text-[34px] text-[${colour('guayacan')}]`}>{computed}</div>}
    </div>
  );
}

function Leaf({ label, date, tilt }: { label: string; date: IsoDate; tilt: number }) {
  return (
    <Sheet width={212} tilt={tilt}>
      <div tw={`flex justify-center py-[14px] bg-[${colour('guayacan')}] text-[34px]`}>{label}</div>
      <div tw="flex flex-col items-center pt-[14px] pb-[34px]">
        <div tw="text-[132px]" style={{ lineHeight: 1.22 }}>
          {/* next/og takes a number for several children. */}
          {String(datePartsOf(date).day)}
        </div>
        <div tw={`text-[40px] text-[${colour('brand')}]`}>{formatMonth(date)}</div>
      </div>
    </Sheet>
  );
}

type SheetProps = { width: number; tilt: number; children: ReactNode };

/** A slightly rotated sheet of paper. */
function Sheet({ width, tilt, children }: SheetProps) {
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
