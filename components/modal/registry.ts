import type { ComponentType } from 'react';
import { loadTwice } from '@/components/ui/load-twice';

/** What a page may give a modal: the contact form's services and the start of its message. */
export type ModalPayload = { readonly services?: string; readonly message?: string };

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
const loaders = {
  contact: () => import('./ContactModal').then(({ ContactModal }) => ContactModal),
} satisfies Record<string, () => Promise<ModalContent>>;

export type ModalId = keyof typeof loaders;

const arrived: Partial<Record<ModalId, ModalContent>> = {};

/** Whether a modal is registered under what a trigger says. */
export function isModalId(id: string | undefined): id is ModalId {
  return id !== undefined && Object.hasOwn(loaders, id);
}

/** The content, if its code is already there. */
export function arrivedContent(id: ModalId): ModalContent | undefined {
  return arrived[id];
}

/** Fetches the content's code, once. A failure is not remembered: the next time it is tried anew. */
export async function fetchContent(id: ModalId): Promise<ModalContent> {
  return (arrived[id] ??= await loadTwice(loaders[id]));
}
