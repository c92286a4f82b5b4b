import { colour } from '@/lib/seo/palette';
import { Sheet } from './Sheet';

type Props = { title: string; rows: readonly { label: string; amount: string | undefined }[] };

/** A ledger page with the filing limits. An amount is left out until it is known. */
export function LimitsDrawing({ title, rows }: Props) {
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
