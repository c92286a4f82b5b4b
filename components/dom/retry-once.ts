/**
 * Milliseconds before a retry. Chunks that are requested together fail one by one, so an immediate retry could fail
 * too.
 */
const RETRY_AFTER = 1000;

/** Loads a module and retries one failure, such as a lost packet or a moment offline; rejects if that fails, too. */
export function retryOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER)).then(load));
}
