import { Button } from './Button';

type Props = {
  label: string;
  /** The part to print; print styles read it as `data-print` on the root element. */
  only?: string;
};

/** Prints the page or one part of it; the early script answers it. */
export function PrintButton({ label, only = 'page' }: Props) {
  return (
    <Button look="outline" data-needs-script data-prints={only}>
      {label}
    </Button>
  );
}
