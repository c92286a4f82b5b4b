/*
 * The script files that a page may fetch after its first paint. JSON in the page lists, for each part (`main` is the
 * on-load script, `DateLookup` a tool), its own file and then every file that this one imports, so that all of them load
 * in parallel. `docs/islands.md` tells the order.
 */

/** Id of the element that holds the lists as JSON. */
export const FILES_ID = 'page-files';

/** Milliseconds before each retry of a file; a signal that is back ends the wait. */
const PAUSES_MS = [1_000, 4_000];

/** Milliseconds without a byte of any file after which one that was asked for counts as lost. */
const SILENCE_MS = 8_000;
/** Time of the last byte or request of any file: on a slow network one file's silence means only that others come first. */
let lastByte = 0;

/** Addresses of a part's own file and of those that it imports; none outside an exported page. */
function filesOf(part: string): readonly string[] {
  const json = document.getElementById(FILES_ID)?.textContent ?? '{}';
  return (JSON.parse(json) as Record<string, readonly string[]>)[part] ?? [];
}

/**
 * Imports a part once all its files are in the browser's cache. In some browsers a failed import fails again for the rest
 * of the page's life (seen before November 2026, which ones was not noted; `page-files.test.ts` would fail), so a lost file
 * is fetched again before the import.
 */
export async function importPart<Module>(part: string): Promise<Module> {
  await fetchPart(part);
  // webpack must not resolve the address. Under `next dev` a page lists no files, and nothing calls this.
  return import(/* webpackIgnore: true */ filesOf(part)[0] ?? '') as Promise<Module>;
}

/** Files that the page's scripts fetched; none fetches them again. */
const fetched = () => (window.fetchedFiles ??= new Set());

/** Fetches the files of a part into the browser's cache; rejects if one is lost three times. */
export async function fetchPart(part: string): Promise<void> {
  await Promise.all(missingOf(part).map(fetchPatiently));
}

/** Addresses of a part's files that have not come yet. */
export const missingOf = (part: string): readonly string[] =>
  filesOf(part).filter((file) => !fetched().has(file));

async function fetchPatiently(file: string): Promise<void> {
  for (const pause of PAUSES_MS)
    try {
      return await fetchFile(file);
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, { once: true });
      });
    }
  return fetchFile(file);
}

/**
 * Fetches a file into the browser's cache. A preload can't be used: Chromium never requests a failed one again
 * (seen before November 2026, version not noted; `e2e/lost-scripts.spec.ts` would fail).
 * @param priority 'low' for a file that no visitor waits for
 * @throws if the file is refused or lost, or no byte comes for a while; a file that trickles is not cut
 */
export async function fetchFile(file: string, priority: RequestPriority = 'auto'): Promise<void> {
  const silence = new AbortController();
  lastByte = performance.now();
  const watch = setInterval(() => {
    // While the page itself is still coming, its files may have to wait for it.
    const isSilent = performance.now() - lastByte > SILENCE_MS && document.readyState !== 'loading';
    if (isSilent) silence.abort();
  }, 1_000);
  try {
    const response = await fetch(file, { priority, signal: silence.signal });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const reader = response.body?.getReader();
    while (reader && !(await reader.read()).done) lastByte = performance.now();
    fetched().add(file);
  } finally {
    clearInterval(watch);
  }
}
