import { colour } from '@/lib/seo/palette';
import { Sheet } from './Sheet';

type Day = { label: string; day: string; month: string };

type Props = { lines: readonly string[]; note: string | undefined; days: readonly Day[] };

/** Two calendar leaves with the first and the last day of the filing window. */
export function WindowDrawing({ lines, note, days }: Props) {
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
