import { TbBrandWhatsapp } from 'react-icons/tb';
import { newTab } from '@/content/small-words';
import { ButtonLink, type ButtonLook } from '@/components/ui/Button';

type Props = {
  /** A wa.me link. */
  href: string;
  look?: ButtonLook;
  label: string;
};

/** A button that opens WhatsApp in a new tab. */
export function WhatsAppLink({ href, look = 'whatsapp', label }: Props) {
  return (
    <ButtonLink look={look} href={href} target="_blank">
      <TbBrandWhatsapp aria-hidden />
      {label}
      <span className="hidden">{` ${newTab}`}</span>
    </ButtonLink>
  );
}
