import { colour } from '@/lib/seo/palette';
import { Sheet } from './Sheet';

type Props = { name: string; title: string; logo: string };

/** The accountant's business card, with a long name or title in smaller letters. */
export function CardDrawing({ name, title, logo }: Props) {
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
