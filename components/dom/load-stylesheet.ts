import { loadTwice } from './load-twice';

/** Milliseconds after which a stylesheet counts as lost. */
const IN_TIME = 4000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a stylesheet once and inserts it before the page's own, whose rules win over it.
 * @throws when two attempts fail; a later call tries again
 */
export function loadStylesheet(address: string): Promise<void> {
  const coming =
    loading.get(address) ??
    loadTwice(() => insert(address)).catch((error: unknown) => {
      loading.delete(address);
      throw error;
    });
  loading.set(address, coming);
  return coming;
}

function insert(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      reject(new Error(`${address} did not come`));
    };
    const tooLate = setTimeout(fail, IN_TIME);
    link.rel = 'stylesheet';
    link.href = address;
    link.onerror = fail;
    link.onload = () => {
      clearTimeout(tooLate);
      resolve();
    };
    document.head.prepend(link);
  });
}
