import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonLook } from './ButtonLink';

type Props = Omit<ComponentProps<'button'>, 'className'> & { look?: ButtonLook };

/** A button, which submits a form only if its `type` is `submit`. */
export function Button({ look = 'brand', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={`screen ${styles.button}`} data-look={look} />;
}
