import type { PageId } from '@/content/pages';
import { services } from '@/content/services';

/**
 * Name of the service that a page is about, as shown and sent.
 * @throws Error when there is none, though the check of the content reports that first
 */
export function serviceName(page: PageId): string {
  const service = services.find((candidate) => candidate.page?.id === page);
  if (!service) throw new Error(`content/services.json has no service of the page ${page}`);
  return service.name;
}
