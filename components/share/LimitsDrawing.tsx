import { colour } from '@/lib/found/palette';
import { Sheet } from './Sheet';

type Props = { title: string; rows: readonly { label: string; amount: string | undefined }[] };

/** A ledger page with the filing limits; amounts not known yet are left out. */
export function LimitsDrawing({ title, rows }: Props) {
  return (
    <Sheet width={440} tilt={-2}>
      <div
        style={{
          padding: '22px 28px',
          backgroundColor: colour('guayacan'),
          fontSize: 34,
          fontWeight: 700,
        }}
      >
        {title}
      </div>
      {rows.map(({ label, amount }, index) => (
        <div
          key={label}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 20,
            padding: '30px 28px',
            borderTop: `${index > 0 ? 2 : 0}px solid ${colour('rule')}`,
          }}
        >
          <Tick />
          <div style={{ display: 'flex', flexDirection: 'column' }}>
            <div style={{ fontSize: amount ? 32 : 40, color: colour('ink-soft') }}>{label}</div>
            {amount && <div style={{ fontSize: 46, fontWeight: 700 }}>{amount}</div>}
          </div>
        </div>
      ))}
    </Sheet>
  );
}

function Tick() {
  return (
    <div style={{ display: 'flex', padding: 10, borderRadius: 12, backgroundColor: colour('emerald') }}>
      <svg width={36} height={36} viewBox="0 0 18 18">
        <path d="m2 9.5 5 5L16 3" fill="none" stroke={colour('guayacan')} strokeWidth={3.6} />
      </svg>
    </div>
  );
}
