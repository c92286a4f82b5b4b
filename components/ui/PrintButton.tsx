import { Button } from './Button';
import { PRINTS, needsScript } from '@/components/dom/attributes';

type Props = {
  label: string;
  /** The part of the page to print. */
  only?: string;
};

/** Prints the page or one part of it, by the on-load script. Phones print from the browser's menu. */
export function PrintButton({ label, only = 'page' }: Props) {
  return (
    <Button look="outline" {...needsScript} {...{ [PRINTS]: only }}>
      {label}
    </Button>
  );
}
