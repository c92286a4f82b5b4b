import type { ComponentType, ReactNode } from 'react';
import { ISLAND, PROPS, FALLBACK } from '@/components/dom/attributes';

/** The tools by the name of their component; `scripts/post-build/site-scripts.ts` has their files. */
export type IslandName = 'ContactForm' | 'DateLookup' | 'FilingCheck' | 'LateFiling' | 'ModalDialogs';

/** The attribute that names a tool, on its host or on the form around it. */
export const islandMark = (name: IslandName) => ({ [ISLAND]: name });

type Props<Own extends object> = {
  /** Left out if the form around the tool has the mark. */
  name?: IslandName;
  component: ComponentType<Own>;
  /** Data that JSON can hold. */
  props: Own;
  /** Contacts shown below the tool if its chunk fails to load; only for a tool whose HTML has none itself. */
  unavailable?: ReactNode;
};

/** A tool that a page's own script hydrates, in a React root of its own (`page-scripts/on-load/islands.ts`). */
export function Island<Own extends object>({ name, component: Component, props, unavailable }: Props<Own>) {
  // A reader that strips tags by a pattern would take a bare `>` for the end of this one.
  const json = JSON.stringify(props).replaceAll('>', '\\u003e');
  return (
    <>
      <div className="contents" {...(name && islandMark(name))} {...{ [PROPS]: json }}>
        <Component {...props} />
      </div>
      {unavailable && (
        <div role="alert" className="contents">
          <div hidden {...{ [FALLBACK]: '' }}>
            {unavailable}
          </div>
        </div>
      )}
    </>
  );
}
