import { ExternalLink } from '@/components/links/ExternalLink';
import { HeadDrawing } from '@/components/ui/HeadDrawing';
import { YearTabs } from '@/components/tax-year/YearTabs';
import { incomeTaxWords } from '@/content/income-tax';
import { WHATSAPP_MARK } from '@/content/page-anchors';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { siteWords, whatsappPhone } from '@/lib/words/site-words';
import { linkedParts, type TextPart } from '@/lib/words/text-links';
import { whatsappLink } from '@/lib/words/whatsapp';
import styles from './IncomeTaxHead.module.css';

const parts = linkedParts(fill(presentation.introduction, siteWords));
const link = { text: incomeTaxWords.introduction.whatsapp, href: WHATSAPP_MARK };
const introduction = parts.some(({ href }) => href === WHATSAPP_MARK)
  ? parts
  : [...parts, { text: ' ' }, link];

/** The head, on the brand colour: title, the accountant's introduction, and the year tabs. */
export function IncomeTaxHead() {
  return (
    <header className={`on-brand ${styles.head}`}>
      <div className={`container ${styles.inner}`}>
        <h1>{incomeTaxWords.heading}</h1>
        <div className={styles.introduction}>
          <img src={site.portrait.face} alt={site.portrait.alt} width={72} height={72} />
          <p>
            {introduction.map((part, index) => (
              <Part key={index} {...part} />
            ))}
          </p>
        </div>
        <YearTabs />
      </div>
      {/* The drawing lies on the head's lower edge, so it comes last: a head that is still growing would move it. */}
      <HeadDrawing />
    </header>
  );
}

/** A piece of the introduction: the link to WhatsApp, or text in which her name is bold. */
function Part({ text, href }: TextPart) {
  if (href !== undefined)
    return (
      <ExternalLink href={whatsappLink(whatsappPhone, incomeTaxWords.talk.whatsappMessage)}>
        {text}
      </ExternalLink>
    );
  const [before = '', ...after] = text.split(site.accountantName);
  return (
    <>
      {before}
      {after.length > 0 && <b>{site.accountantName}</b>}
      {after.join(site.accountantName)}
    </>
  );
}
