import { LuCheck } from 'react-icons/lu';
import { CardNumber } from '@/components/links/CardNumber';
import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { offer, offerWords } from '@/content/offer';
import type { PageId } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { pageEntry } from '@/lib/seo/page-entry';
import { formatLong } from '@/lib/tax/dates';
import { lawLookedAt } from '@/lib/words/law-search';
import { feesFrom } from '@/lib/words/offer';
import { chatLink } from '@/lib/words/site-words';
import styles from './WorkNote.module.css';

const { heading, price, ask, message, ...dated } = offerWords.note;

/** «Así trabajo contigo»: the owner's promises and price, with her credential, the day of her reading or last change, and how far the law was looked at. */
export function WorkNote({ page }: { page: PageId }) {
  const {
    promises: [first, ...others],
    pricePromise,
  } = presentation;
  const { read, updated } = pageEntry(page);
  const day = read ?? updated;
  return (
    <section className={`sheet ${styles.note}`} aria-labelledby="work-note">
      <img src="/images/logo.svg" alt="" width={58} height={58} loading="lazy" className="screen" />
      <h2 id="work-note">{heading}</h2>
      <ul className="ticked">
        {[first, feesFrom(offer.fees, price), pricePromise, ...others].filter(Boolean).map((promise) => (
          <li key={promise}>
            <span className="oct" aria-hidden>
              <LuCheck />
            </span>
            {promise}
          </li>
        ))}
      </ul>
      <WhatsAppLink href={chatLink(message)} label={ask} />
      <p className="soft">
        <b>{site.accountantName}</b>
        {` ${site.professionalTitle}, `}
        <CardNumber />
        <br />
        {`${read ? dated.signed : dated.updated} `}
        <time dateTime={day}>{formatLong(day)}</time>. {lawLookedAt().words}
      </p>
    </section>
  );
}
