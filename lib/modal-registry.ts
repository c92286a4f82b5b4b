/**
 * The modals on screen. An entry is `closing` while it leaves, and gone afterwards.
 * Pure functions: each returns the next list.
 */
export type ModalEntry<Payload> = {
  readonly id: string;
  readonly payload: Payload;
  readonly closing: boolean;
};

type Entries<Payload> = readonly ModalEntry<Payload>[];

/** Opens a registered modal; one that is already open has its entry replaced. Any other id changes nothing. */
export function openModal<Payload>(
  entries: Entries<Payload>,
  registered: readonly string[],
  id: string,
  payload: Payload,
): Entries<Payload> {
  if (!registered.includes(id)) return entries;
  const opened = { id, payload, closing: false };
  const isOpen = entries.some((entry) => entry.id === id);
  return isOpen ? entries.map((entry) => (entry.id === id ? opened : entry)) : [...entries, opened];
}

/** The entry stays, closing, until its animation has ended. */
export function closeModal<Payload>(entries: Entries<Payload>, id: string): Entries<Payload> {
  return entries.map((entry) => (entry.id === id ? { ...entry, closing: true } : entry));
}

/** Removes an entry that was closing; one that was opened again meanwhile stays. */
export function removeClosed<Payload>(entries: Entries<Payload>, id: string): Entries<Payload> {
  return entries.filter((entry) => entry.id !== id || !entry.closing);
}
