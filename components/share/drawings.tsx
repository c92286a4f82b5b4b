import type { ReactNode } from 'react';
import { colour, veil } from '@/lib/seo/palette';

type Card = { name: string; title: string; logo: string };

/** The accountant's business card, with a long name or title in smaller letters. */
export function CardDrawing({ name, title, logo }: Card) {
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

type Limits = { title: string; rows: readonly { label: string; amount: string | undefined }[] };

/** A ledger page with the filing limits. An amount is left out until it is known. */
export function LimitsDrawing({ title, rows }: Limits) {
  return (
    <Sheet width={440} tilt={-2}>
      <div tw={`py-[22px] px-[28px] bg-[${colour('guayacan')}] text-[34px] font-bold`}>{title}</div>
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

type Day = { label: string; day: string; month: string };

type Window = { lines: readonly string[]; note: string | undefined; days: readonly Day[] };

/** Two calendar leaves with the first and the last day of the filing window. */
export function WindowDrawing({ lines, note, days }: Window) {
  return (
    <div tw="flex flex-col items-center font-bold">
      <div tw="flex" style={{ gap: 20 }}>
        {days.map(({ label, day, month }, index) => (
          <Sheet key={label} width={212} tilt={index === 0 ? -3 : 3}>
            <div tw={`flex justify-center py-[14px] bg-[${colour('guayacan')}] text-[34px]`}>{label}</div>
            <div tw="flex flex-col items-center pt-[14px] pb-[34px]">
              <div tw="text-[132px]" style={{ lineHeight: 1.22 }}>
                {day}
              </div>
              <div tw={`text-[40px] text-[${colour('brand')}]`}>{month}</div>
            </div>
          </Sheet>
        ))}
      </div>
      <div tw="flex flex-col items-center mt-[32px] text-[34px]">
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      {note && <div tw={`flex text-[34px] text-[${colour('guayacan')}]`}>{note}</div>}
    </div>
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
