import { TbBrandWhatsapp } from 'react-icons/tb';
import { ButtonLink, type ButtonLook } from './ButtonLink';

type Props = {
  /** A wa.me link. */
  href: string;
  look?: ButtonLook;
  label: string;
  /** Read by screen readers after the label: «(se abre en otra pestaña)». */
  newTab: string;
};

/** A button that opens WhatsApp in a new tab. */
export function WhatsAppLink({ href, look = 'whatsapp', label, newTab }: Props) {
  return (
    <ButtonLink look={look} href={href} target="_blank">
      <TbBrandWhatsapp aria-hidden />
      {label}
      <span className="hidden">{` ${newTab}`}</span>
    </ButtonLink>
  );
}
