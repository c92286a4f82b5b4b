import type { ComponentType } from 'react';
import { loadTwice } from '@/components/ui/load-twice';
import type { ModalPayload } from './modal-context';

export type ModalContentProps = {
  readonly payload: ModalPayload;
  /** The id that the content's heading must have: it names the dialog. */
  readonly titleId: string;
  /** The content is leaving: it plays its way out and then calls `onGone`. */
  readonly closing: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
};

type ModalContent = ComponentType<ModalContentProps>;

/** What each id shows: code that comes when a visitor reaches for it, never in the first load. */
const loaders: Readonly<Record<string, () => Promise<ModalContent>>> = {
  contact: () => import('./ContactModal').then(({ ContactModal }) => ContactModal),
};

const arrived: Record<string, ModalContent> = {};

export const registeredModals = Object.keys(loaders);

/** The content, if its code is already there. */
export function arrivedContent(id: string): ModalContent | undefined {
  return arrived[id];
}

/** Fetches the content's code, once. A failure is not remembered: the next time it is tried anew. */
export async function fetchContent(id: string): Promise<ModalContent> {
  const load = loaders[id];
  if (!load) throw new Error(`No modal is registered as «${id}».`);
  return (arrived[id] ??= await loadTwice(load));
}
