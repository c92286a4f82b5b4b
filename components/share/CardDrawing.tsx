import { colour } from '@/lib/found/palette';
import { Sheet } from './Sheet';

type Props = { name: string; title: string; logo: string };

/** The accountant's business card. */
export function CardDrawing({ name, title, logo }: Props) {
  return (
    <Sheet width={410} tilt={3}>
      <div style={{ display: 'flex', flexDirection: 'column', padding: '44px 40px 46px' }}>
        <img src={logo} width={120} height={120} alt="" />
        <div style={{ marginTop: 34, fontFamily: 'Young Serif', fontSize: 46, lineHeight: 1.15 }}>{name}</div>
        <div
          style={{
            alignSelf: 'flex-start',
            marginTop: 28,
            padding: '12px 22px',
            borderRadius: 8,
            backgroundColor: colour('guayacan-soft'),
            fontSize: 30,
            fontWeight: 700,
          }}
        >
          {title}
        </div>
      </div>
    </Sheet>
  );
}
