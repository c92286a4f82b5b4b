import { figureSourceParts, type Cited } from '@/lib/words/figure-sources';
import { linkedParts, type TextPart } from '@/lib/words/text-links';

/** A text with its links marked, or already in parts. */
type Props = { text: string } | { parts: readonly TextPart[] };

/** Text with links to a place on the page, a page of the site, or another site. */
export function LinkedText(props: Props) {
  const parts = 'text' in props ? linkedParts(props.text) : props.parts;
  return parts.map(({ text, href: target }, index) =>
    target === undefined ? (
      text
    ) : (
      <a key={index} href={target}>
        {text}
      </a>
    ),
  );
}

/** Sentences with links, a paragraph each, without those that don't apply. */
export function Sentences({ of: sentences }: { of: readonly (string | null | undefined | false)[] }) {
  return sentences.map(
    (sentence) =>
      sentence && (
        <p key={sentence}>
          <LinkedText text={sentence} />
        </p>
      ),
  );
}

/** «De dónde sale: artículo 641 y artículo 639.», beside a computed figure. */
export function FigureSources({ sources }: { sources: readonly Cited[] }) {
  return <LinkedText parts={figureSourceParts(sources)} />;
}
