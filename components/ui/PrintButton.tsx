'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { takeHeldAction } from '@/lib/held-actions';
import { Button } from './Button';

type Props = {
  label: string;
  /** Name of the one part to print: `data-print` on the root element says it to the print styles. */
  only?: string;
};

/** Prints the page, or one part of it. */
export function PrintButton({ label, only }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  function printPage() {
    const { dataset } = document.documentElement;
    if (only) {
      dataset.print = only;
      addEventListener('afterprint', () => delete dataset.print, { once: true });
    }
    print();
  }

  const answerEarlyClick = useEffectEvent(() => {
    if (button.current && takeHeldAction(button.current)) printPage();
  });
  useEffect(() => answerEarlyClick(), []);

  return (
    <Button ref={button} look="outline" data-needs-script data-holds-click onClick={printPage}>
      {label}
    </Button>
  );
}
