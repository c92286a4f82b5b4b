import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  /** Id of an element that the server rendered. */
  id: string;
  children: ReactNode;
};

/** Renders into a place in the server's HTML. One that shall follow another id has it as its key, too. */
export function Slot({ id, children }: Props) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const find = useCallback(
    (mark: HTMLElement | null) => {
      if (mark) setPlace(document.getElementById(id));
    },
    [id],
  );
  return place ? createPortal(children, place) : <i ref={find} hidden />;
}
