import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

type Props = {
  /** A text that changes with the children. */
  of: string;
  children: ReactNode;
};

/**
 * An answer, which is built again when it changes and never changed in place: a page translator puts each text into an
 * element of its own, and React would go on writing into the texts that it has taken away. A focus inside stays there.
 */
export function Rebuilt({ of, children }: Props) {
  const focused = useRef(-1);
  return (
    <Build key={of} focused={focused}>
      {children}
    </Build>
  );
}

type BuildProps = {
  /** Place of the focus among the links and buttons of the previous build; -1 if it was elsewhere. */
  focused: RefObject<number>;
  children: ReactNode;
};

function Build({ focused, children }: BuildProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const stops = () => [...(element?.querySelectorAll<HTMLElement>('a, button, summary, [tabindex]') ?? [])];
    stops()[focused.current]?.focus({ preventScroll: true });
    return () => {
      focused.current = stops().findIndex((stop) => stop === document.activeElement);
    };
  }, [focused]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}
