import { anchors } from '@/content/page-anchors';
// Imported for their CSS: lazy chunks bring no stylesheet.
import '@/components/links/AnswerActions.module.css';
import '@/components/ui/Button.module.css';
import '@/components/ui/JoinedChips.module.css';
import { Island } from '@/components/dom/island';
import { LOOKUP_FORM } from '@/components/dom/attributes';
import { DigitsNote } from '@/components/case/CaseNote';
import { withoutEarlyScript } from '@/components/dom/needs-script';
import { Container } from '@/components/ui/Container';
import { lookupSectionWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import type { Season } from '@/content/tax-calendar/types';
import { otherSeasonsWords } from '@/content/calendar';
import { calendarAddress } from '@/lib/seo/season-anchor';
import { seasons } from '@/lib/seasons';
import { formatShort } from '@/lib/tax/dates';
import { listed } from '@/lib/words/list-format';
import { seasonWords } from '@/lib/words/season-words';
import { fill } from '@/lib/words/fill';
import { windowOf } from '@/lib/tax/deadlines';
import lookup from './DateLookup.module.css';
import { DatesSource } from './DatesSource';
import { DateLookup, type LookupVariant } from './DateLookup';
import styles from './DateLookupSection.module.css';
import './LookupResult.module.css';
import { YearChart } from './YearChart';

type Props = {
  season: Season;
  /** The season in the home page's chart: the next one once the active season is over. */
  drawn?: Season;
  variant: LookupVariant;
};

/**
 * «¿Cuándo te toca declarar?»: a band at home, a card on the income tax page, a panel on the calendar page's
 * head.
 */
export function DateLookupSection({ season, drawn = season, variant }: Props) {
  const year = String(season.year);
  const calendarLink = <a href={pages.calendar.path}>{fill(lookupSectionWords.calendarLink, { year })}</a>;
  // On the income tax page a label names the section, because its step has the heading.
  const name =
    variant === 'card'
      ? { id: anchors['lookup-heading'], 'aria-label': lookupSectionWords.cardName }
      : { 'aria-labelledby': 'lookup-heading' };
  const look = variant === 'head' ? 'screen sheet' : 'screen';
  const section = (
    <section className={`${look} ${styles.section}`} data-variant={variant} {...name}>
      <div id={LOOKUP_FORM} className={lookup.lookup} data-variant={variant}>
        {variant !== 'card' && (
          <div className={variant === 'band' ? styles.words : 'hidden'}>
            <h2 id="lookup-heading">{lookupSectionWords.heading}</h2>
            <p>{lookupSectionWords.introduction}</p>
          </div>
        )}
        <div className={styles.without} {...withoutEarlyScript}>
          <p>{lookupSectionWords.withoutScript}</p>
          {variant === 'band' && <p>{calendarLink}</p>}
        </div>
        <Island
          name="DateLookup"
          component={DateLookup}
          props={{ variant }}
          unavailable={
            <p>
              {lookupSectionWords.unavailable} {calendarLink}
            </p>
          }
        />
        {/* Takes the place of the answer until there is one. */}
        {variant !== 'card' && (
          <div className={lookup.beside}>
            {variant === 'band' ? <Year season={drawn} /> : <Windows season={season} />}
          </div>
        )}
      </div>
      {variant !== 'card' && <DigitsNote />}
    </section>
  );
  if (variant === 'card') return section;
  return (
    <div className={`screen ${styles.ground}`} data-variant={variant}>
      <Container>{section}</Container>
    </div>
  );
}

/** The season's chart, on which the lookup pins the visitor's days, with its source and a link to all dates. */
function Year({ season }: { season: Season }) {
  const year = String(season.year);
  return (
    <div className={styles.year}>
      <h3>{fill(lookupSectionWords.window.title, { year })}</h3>
      <YearChart season={season} />
      <p className="soft">
        <DatesSource season={season} />
      </p>
      <p>
        <a href={calendarAddress(season.year)} className="tall">
          {fill(lookupSectionWords.calendar, { year })}
        </a>
      </p>
    </div>
  );
}

/** Each group's filing window, with links to its table and to the other years. */
function Windows({ season }: { season: Season }) {
  const { ofTaxYear, dates } = lookupSectionWords.window;
  const others = seasons.filter(({ year }) => year !== season.year).map(({ taxYear }) => `el ${taxYear}`);
  return (
    <div className={styles.windows}>
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
