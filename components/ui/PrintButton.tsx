'use client';

import { useEffect, useRef } from 'react';
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

  useEffect(() => {
    if (button.current && takeHeldAction(button.current)) printPart(only);
  }, [only]);

  return (
    <Button ref={button} look="outline" data-needs-script data-holds-click onClick={() => printPart(only)}>
      {label}
    </Button>
  );
}

function printPart(name = 'page') {
  const { dataset } = document.documentElement;
  dataset.print = name;
  addEventListener('afterprint', () => delete dataset.print, { once: true });
  print();
}
