import { afterPaint, whenIdleUnlessSaveData, onNextTapOrOnline } from '@/components/dom/later';
import { CASE_NOTE } from '@/components/dom/attributes';
import { islandName } from '@/page-scripts/shared/island-hosts';
import { fetchFile, fetchPart, FILES_ID, importPart, missingOf } from '@/components/dom/page-files';

/** A picture that hangs delays `load`; so many milliseconds after parsing the scripts are fetched anyway. */
const PICTURES_MS = 4_000;

/**
 * Fetches the on-load script once: after the load event and the first paint, or at an earlier tap or key. A prerendered
 * page fetches it when the page is shown. The code of the page's tools comes beside it, that of a tapped one first.
 * @param giveUp called when it is lost three times; it is fetched again at the next tap, or when the signal is back
 */
export function fetchOnLoad(giveUp: () => void): void {
  let isLoading = false;
  const load = ({ type, target }: Event) => {
    if (type === 'click' && !isErasing(window.tapped)) window.tapped = target;
    // The JSON is complete once it has a next sibling.
    if (isLoading || document.prerendering || !document.getElementById(FILES_ID)?.nextSibling) return;
    isLoading = true;
    start();
    // On a slow network the files of a tool in use come without others beside them. Each tool fetches a lost file again.
    const used = fetchPart(islandName(target)).catch(() => undefined);
    const others = () =>
      missingOf('tools').forEach((file) => void fetchFile(file, 'low').catch(() => undefined));
    void used.then(() => whenIdleUnlessSaveData(others));
  };
  const start = () =>
    void importPart('main').catch(() => {
      giveUp();
      onNextTapOrOnline(start);
    });
  for (const type of ['prerenderingchange', 'click', 'keyup']) addEventListener(type, load, true);
  addEventListener('load', (event) => afterPaint(() => load(event)));
  addEventListener('DOMContentLoaded', (event) => setTimeout(() => load(event), PICTURES_MS));
}

/** «Borrar mi caso» is answered once the on-load script listens, whatever is tapped after it. */
const isErasing = (tapped?: EventTarget | null) =>
  tapped instanceof Element && tapped.closest(`[${CASE_NOTE}] button`) !== null;
