import type { ComponentPropsWithoutRef } from 'react';
import styles from './Button.module.css';

/** `sun`: the one call to action on the brand colour; `ghost`: its quiet companion there. */
export type ButtonLook = 'brand' | 'sun' | 'outline' | 'ghost' | 'whatsapp';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'className'> & { look?: ButtonLook };

/** A link that looks like a button. */
export function ButtonLink({ look = 'brand', ...rest }: Props) {
  return <a {...rest} className={`screen ${styles.button}`} data-look={look} />;
}
