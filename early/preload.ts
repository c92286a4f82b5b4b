/** Fetches scripts ahead; they run once they are inserted. */
export function preload(scripts: readonly string[]): void {
  const link = (href: string) =>
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
  document.head.append(...scripts.map(link));
}
