import { colour } from '@/lib/found/palette';
import { Sheet } from './Sheet';

type Day = { label: string; day: string; month: string };

/** Two calendar leaves: the first and the last day. */
export function WindowDrawing({ title, days }: { title: string; days: readonly Day[] }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <div style={{ display: 'flex', gap: 20 }}>
        {days.map(({ label, day, month }, index) => (
          <Sheet key={label} width={212} tilt={index === 0 ? -3 : 3}>
            <div
              style={{
                display: 'flex',
                justifyContent: 'center',
                padding: '14px 0',
                backgroundColor: colour('guayacan'),
                fontSize: 34,
                fontWeight: 700,
              }}
            >
              {label}
            </div>
            <div
              style={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                padding: '14px 0 34px',
              }}
            >
              <div style={{ fontSize: 132, fontWeight: 700, lineHeight: 1.22 }}>{day}</div>
              <div style={{ fontSize: 40, fontWeight: 700, color: colour('emerald') }}>{month}</div>
            </div>
          </Sheet>
        ))}
      </div>
      <div style={{ display: 'flex', marginTop: 40, fontSize: 34, fontWeight: 700 }}>{title}</div>
    </div>
  );
}
