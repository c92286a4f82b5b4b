import { LinkedText } from '@/components/ui/LinkedText';
import { figureSourceParts, type Cited } from '@/lib/words/figure-sources';

/** «De dónde sale: artículo 641 y artículo 639.», beside a computed figure. */
export function FigureSources({ sources }: { sources: readonly Cited[] }) {
  return <LinkedText parts={figureSourceParts(sources)} />;
}
