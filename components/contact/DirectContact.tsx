import { TbBrandWhatsapp } from 'react-icons/tb';
import { LuMail, LuPhone } from 'react-icons/lu';
import { ExternalLink } from '@/components/links/ExternalLink';
import { contactWords } from '@/content/contact';
import { site } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { chatLink, siteWords } from '@/lib/words/site-words';
import { telephoneLink } from '@/lib/words/phone-links';
import styles from './DirectContact.module.css';

const { direct } = contactWords;

/** WhatsApp, phone and e-mail, which need neither form nor script. */
export function DirectContact({ introduction }: { introduction: string }) {
  return (
    <div className={styles.ways}>
      <p>{introduction}</p>
      <ul className="ruled">
        <li className="wrap">
          <TbBrandWhatsapp aria-hidden />
          <ExternalLink href={chatLink(direct.whatsappMessage)}>{direct.whatsapp}</ExternalLink>
        </li>
        <li className="wrap">
          <LuPhone aria-hidden />
          <a href={telephoneLink(site.phone)}>{fill(direct.phone, siteWords)}</a>
        </li>
        <li className="wrap">
          <LuMail aria-hidden />
          <a href={`mailto:${site.email}`}>{fill(direct.email, siteWords)}</a>
        </li>
      </ul>
    </div>
  );
}
