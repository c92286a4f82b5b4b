'use client';

import { Button } from './Button';

type Props = {
  label: string;
  /** Name of the one part to print: `data-print` on the root element says it to the print styles. */
  only?: string;
};

/** Prints the page, or one part of it. */
export function PrintButton({ label, only }: Props) {
  function printPage() {
    const { dataset } = document.documentElement;
    if (only) {
      dataset.print = only;
      addEventListener('afterprint', () => delete dataset.print, { once: true });
    }
    print();
  }
  return (
    <Button look="outline" data-needs-script onClick={printPage}>
      {label}
    </Button>
  );
}
