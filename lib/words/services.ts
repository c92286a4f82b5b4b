import { services } from '@/content/services';

/**
 * The name of the service that a page offers, as it is shown and sent.
 * @param id a service's `id` in `content/services.ts`
 * @throws Error where there is none; `validateContent` says so before, in the owner's words
 */
export function serviceName(id: string): string {
  const service = services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`content/services.ts has no service ${id}`);
  return service.name;
}
