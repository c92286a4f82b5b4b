import { lazy, Suspense, type ReactNode } from 'react';
import { retryOnce } from './retry-once';
import { whenSpare } from './when-idle';

type Root = { id: string };

/** Shown instead of a component whose chunk fails to load. */
type Unavailable = { unavailable: ReactNode };

const INTENTS = ['pointerdown', 'focusin', 'click'] as const;

/** Untouched islands load one after the other; an island in use loads immediately. */
let turn = Promise.resolve();

/**
 * Resolves when the page is idle, or earlier when the element is touched or focused. It waits for a touch or focus if the
 * visitor saves data, and for an element with a dialog, which takes the focus when it opens.
 */
function awaited(element: Element, loaded: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      removal.disconnect();
      for (const intent of INTENTS) removeEventListener(intent, onIntent, true);
      resolve();
    };
    const onIntent = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) end();
    };
    // Captured on the window, because the early script and React stop some events.
    for (const intent of INTENTS) addEventListener(intent, onIntent, true);
    if (!element.querySelector('dialog')) whenSpare(() => (turn = turn.then(end).then(() => loaded)));
    // React replaces a page that a browser translated before hydration.
    const removal = new MutationObserver(() => {
      if (!element.isConnected) end();
    });
    removal.observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * A component whose chunk loads once the page is hydrated and idle, or when its dialog opens; for visitors who save data,
 * at the first touch or focus. Until then its server-rendered HTML stays. If the chunk fails, `Fallback` replaces it.
 * @param load imports the component
 * @param id the `id` of the component's root element
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<(props: Props & Root) => ReactNode>,
  id: string,
  Fallback: (props: Unavailable & Root & { former?: Element }) => ReactNode = Instead,
): (props: Props & Unavailable) => ReactNode {
  const isServer = typeof document === 'undefined';
  // Read at import: in a translated page React may remove the element before it renders this component.
  const element = isServer ? null : document.getElementById(id);
  const Code = lazy<(props: Props & Unavailable & Root) => ReactNode>(async () => {
    // If the visitor is already typing in the island, no focus event follows, so its code loads at once.
    const inUse = element?.contains(document.activeElement) ?? false;
    let end: (() => void) | undefined;
    const loaded = new Promise<void>((resolve) => (end = resolve));
    if (element?.isConnected && !inUse) await awaited(element, loaded);
    const component = await retryOnce(load).catch(
      () =>
        function Failed(props: Props & Unavailable & Root) {
          return <Fallback {...props} former={element?.isConnected ? undefined : (element ?? undefined)} />;
        },
    );
    end?.();
    return { default: component };
  });
  return function Island(props) {
    return (
      <Suspense>
        <Code {...props} id={id} />
      </Suspense>
    );
  };
}

function Instead({ unavailable }: Unavailable) {
  return unavailable;
}
