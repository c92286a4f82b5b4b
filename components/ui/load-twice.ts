/** Milliseconds. Pieces asked for together fail one by one: asked again at once, one would still be failing. */
const RETRY_AFTER = 1000;

/** Loads a module; a first failure (a lost packet, a moment offline) is tried once more. */
export function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(load));
}
