import { LinkedText } from '@/components/ui/LinkedText';
import { figureSourcesWords } from '@/content/figure-sources';
import { formatLong } from '@/lib/tax/dates';
import type { Source } from '@/lib/tax/source';
import { fill } from '@/lib/words/fill';
import type { TextPart } from '@/lib/words/text-links';

const { from, and, comma, read } = figureSourcesWords;

/** «De dónde sale: artículo 641 y artículo 639», under a computed figure. Each norm is a link and is named once. */
export function FigureSources({ of }: { of: readonly Source[] }) {
  const each = of.filter((source, at) => of.findIndex(({ norm }) => norm === source.norm) === at);
  const parts = each.flatMap(({ norm, url, read: day }, at): TextPart[] => [
    { text: at === 0 ? from : at === each.length - 1 ? and : comma },
    { text: fill(norm, {}), href: url },
    ...(day === 'unread' ? [] : [{ text: fill(read, { day: formatLong(day) }) }]),
  ]);
  return <LinkedText parts={[...parts, { text: '.' }]} />;
}
