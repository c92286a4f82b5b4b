import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `sun`: the one call to action on the brand colour; `ghost`: its quiet companion there. */
export type ButtonLook = 'brand' | 'sun' | 'outline' | 'ghost' | 'whatsapp';

type Props<Element extends 'a' | 'button'> = Omit<ComponentProps<Element>, 'className'> & {
  look?: ButtonLook;
};

/** A button, which submits a form only if its `type` is `submit`. */
export function Button({ look = 'brand', type = 'button', ...rest }: Props<'button'>) {
  return <button {...rest} type={type} className={`screen ${styles.button}`} data-look={look} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'brand', ...rest }: Props<'a'>) {
  return <a {...rest} className={`screen ${styles.button}`} data-look={look} />;
}
