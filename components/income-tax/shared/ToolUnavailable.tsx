import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { ButtonLink } from '@/components/ui/Button';
import { site } from '@/content/site';
import { toolUnavailable } from '@/content/small-words';
import { fill } from '@/lib/words/fill';
import { whatsappPhone } from '@/lib/words/site-words';
import { phoneDigits, telephoneLink } from '@/lib/words/phone-links';

const { text, whatsapp, phone } = toolUnavailable;

/** Replaces a tool whose chunk failed by WhatsApp and phone links. */
export function ToolUnavailable() {
  return (
    <div className="box">
      <p>{text}</p>
      <p className="wrap">
        <WhatsAppLink look="brand" href={`https://wa.me/${phoneDigits(whatsappPhone)}`} label={whatsapp} />
        <ButtonLink look="outline" href={telephoneLink(site.phone)}>
          {fill(phone, { phone: site.phone })}
        </ButtonLink>
      </p>
    </div>
  );
}
