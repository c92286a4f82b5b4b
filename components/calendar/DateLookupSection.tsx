import { places } from '@/content/places';
import type { ReactNode } from 'react';
// Imported here, the lookup's stylesheets are ready before its code at no cost in script.
import '@/components/links/AnswerExits.module.css';
import '@/components/ui/Button.module.css';
import '@/components/ui/JoinedChips.module.css';
import { Container } from '@/components/ui/Container';
import { lookupWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import type { Season } from '@/content/seasons/types';
import { formatDayMonth } from '@/lib/tax/dates';
import { fill } from '@/lib/words/fill';
import { windowOf } from '@/lib/tax/season';
import './DateLookup.module.css';
import { DatesSource } from './DatesSource';
import type { LookupVariant } from './DateLookup';
import { DateLookupIsland } from './DateLookupIsland';
import styles from './DateLookupSection.module.css';
import './LookupResult.module.css';
import { YearChart } from './YearChart';

type Props = {
  season: Season;
  /** The season drawn at home: the coming one, once the page's is over. */
  drawn?: Season;
  variant: LookupVariant;
  /** The calendar page's print button. */
  aside?: ReactNode;
};

/**
 * «¿Cuándo te toca declarar?»: a band at home, a card on the income tax page, a panel on the calendar page's
 * head.
 */
export function DateLookupSection({ season, drawn = season, variant, aside }: Props) {
  const year = String(season.year);
  const calendarLink = <a href={pages.calendar.path}>{fill(lookupWords.calendarLink, { year })}</a>;
  // The card's step has the heading.
  const name =
    variant === 'card'
      ? { id: places['lookup-heading'], 'aria-label': lookupWords.heading }
      : { 'aria-labelledby': 'lookup-heading' };
  const look = variant === 'head' ? 'screen sheet' : 'screen';
  const section = (
    <section className={`${look} ${styles.section}`} data-variant={variant} {...name}>
      <DateLookupIsland
        variant={variant}
        intro={
          variant !== 'card' && (
            <div className={variant === 'band' ? styles.words : 'hidden'}>
              <h2 id="lookup-heading">{lookupWords.heading}</h2>
              <p>{lookupWords.introduction}</p>
            </div>
          )
        }
        {...(variant === 'band' && { beside: <Year season={drawn} /> })}
        {...(variant === 'head' && { before: <Windows season={season} /> })}
        unavailable={
          <p>
            {fill(lookupWords.unavailable, { year })} {calendarLink}
          </p>
        }
      />
      <noscript>
        <p>{lookupWords.withoutScript}</p>
        {variant === 'band' && <p>{calendarLink}</p>}
      </noscript>
      {variant === 'band' && (
        <p className="soft">
          <DatesSource season={drawn} />{' '}
          <a href={pages.calendar.path}>{fill(lookupWords.calendar, { year })}</a>
        </p>
      )}
      {aside && <div className={styles.print}>{aside}</div>}
    </section>
  );
  if (variant === 'card') return section;
  return (
    <div className={`screen ${styles.ground}`} data-variant={variant}>
      <Container>{section}</Container>
    </div>
  );
}

/** The season's year, drawn; it stays below the answer and marks its days. */
function Year({ season }: { season: Season }) {
  return (
    <div className={styles.year}>
      <h3 className="subtitle">{fill(lookupWords.window.title, { year: String(season.year) })}</h3>
      <YearChart season={season} />
    </div>
  );
}

/** Each group's filing window, before anything is typed; each links to its table. */
function Windows({ season }: { season: Season }) {
  const { title, dates } = lookupWords.window;
  return (
    <div className={styles.windows}>
      <p className="subtitle">{fill(title, { year: String(season.year) })}</p>
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
              <dd>{fill(dates, { first: formatDayMonth(first), last: formatDayMonth(last) })}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
