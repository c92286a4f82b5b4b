import type { PageId } from '@/content/pages';
import { services } from '@/content/services';

/**
 * The name of the service that a page is about, as it is shown and sent.
 * @throws Error where there is none; `validateContent` says so before, in the owner's words
 */
export function serviceName(page: PageId): string {
  const service = services.find((candidate) => candidate.page?.id === page);
  if (!service) throw new Error(`content/services.json has no service of the page ${page}`);
  return service.name;
}
