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

/** What each id shows, once it is styled. The code comes when a visitor reaches for it, never in the first load. */
const loaders: Readonly<Record<string, () => Promise<() => Promise<ModalContent>>>> = {
  contact: () => import('./ContactModal').then(({ contactModal }) => contactModal),
};

const arrived: Record<string, ModalContent> = {};

export const registeredModals = Object.keys(loaders);

/** The content, if its code is already there. */
export function arrivedContent(id: string): ModalContent | undefined {
  return arrived[id];
}

/** Fetches the content's code and style sheet, once. A failure is not remembered: the next time it is tried anew. */
export async function fetchContent(id: string): Promise<ModalContent> {
  const load = loaders[id];
  if (!load) throw new Error(`No modal is registered as «${id}».`);
  const whenStyled = await loadTwice(load);
  return (arrived[id] ??= await whenStyled());
}
