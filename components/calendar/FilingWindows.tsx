import { WhatsAppLink } from '@/components/links/WhatsAppLink';
import { otherSeasonsWords } from '@/content/calendar';
import { contactWords } from '@/content/contact';
import { lookupSectionWords } from '@/content/lookup';
import type { Season } from '@/content/tax-calendar/types';
import { seasons } from '@/lib/seasons';
import { formatShort } from '@/lib/tax/dates';
import { windowOf } from '@/lib/tax/deadlines';
import { fill, listed } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import { chatLink } from '@/lib/words/site-words';
import styles from './FilingWindows.module.css';

/** Each group's filing window, with links to its table and to the other years. */
export function FilingWindows({ season }: { season: Season }) {
  const { ofTaxYear, dates, help } = lookupSectionWords.window;
  const others = seasons
    .filter(({ year }) => year !== season.year)
    .map((other) => fill(otherSeasonsWords.year, seasonWords(other)));
  return (
    <div className={`stack ${styles.windows}`}>
      <p className="soft">{fill(ofTaxYear, seasonWords(season))}</p>
      <dl className="ruled">
        {[...season.groups].reverse().map((group) => {
          const { first, last } = windowOf(group);
          return (
            <div key={group.id}>
              <dt>
                <a href={`#${group.id}`} className="tall">
                  {group.type}
                </a>
              </dt>
              <dd>{fill(dates, { first: formatShort(first), last: formatShort(last) })}</dd>
            </div>
          );
        })}
      </dl>
      <p>
        <WhatsAppLink href={chatLink(contactWords.direct.whatsappMessage)} label={help} />
      </p>
      {others.length > 0 && (
        <p>
          <a href="#other-dates" className="tall">
            {fill(otherSeasonsWords.others, { years: listed(others, 'disjunction') })}
          </a>
        </p>
      )}
    </div>
  );
}
