import { Button } from './Button';

type Props = {
  label: string;
  /** Name of the one part to print; the print styles know it as `data-print` on the root element. */
  only?: string;
};

/** Prints the page, or one part of it. The page's early script answers it, before any other is there. */
export function PrintButton({ label, only = 'page' }: Props) {
  return (
    <Button look="outline" data-needs-script data-prints={only}>
      {label}
    </Button>
  );
}
