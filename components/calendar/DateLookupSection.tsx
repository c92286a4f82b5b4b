import type { ReactNode } from 'react';
import { anchors } from '@/content/page-anchors';
import { Island } from '@/components/ui/Island';
import { DigitsNote } from '@/components/case/CaseNote';
import { withoutEarlyScript } from '@/components/dom/attributes';
import { lookupSectionWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import type { Season } from '@/content/tax-calendar/types';
import { fill } from '@/lib/words/fill';
import lookup from './DateLookup.module.css';
import { DateLookup, type LookupVariant } from './DateLookup';
import styles from './DateLookupSection.module.css';

type Props = {
  season: Season;
  /** Takes the place of the answer until there is one. */
  children?: ReactNode;
  variant: LookupVariant;
};

/**
 * «¿Cuándo te toca declarar?»: a band at home, a card on the income tax page, a panel on the calendar page's
 * head.
 */
export function DateLookupSection({ season, variant, children }: Props) {
  const year = String(season.year);
  const calendarLink = <a href={pages.calendar.path}>{fill(lookupSectionWords.calendarLink, { year })}</a>;
  // On the income tax page a label names the section, because its step has the heading.
  const name =
    variant === 'card'
      ? { id: anchors['lookup-heading'], 'aria-label': lookupSectionWords.cardName }
      : { 'aria-labelledby': 'lookup-heading' };
  const look = variant === 'head' ? 'screen sheet' : 'screen';
  const section = (
    <section className={`stack ${look} ${styles.section}`} data-variant={variant} {...name}>
      <div className={`stack ${lookup.lookup}`} data-variant={variant}>
        {variant !== 'card' && (
          <div className={variant === 'band' ? `stack ${styles.words}` : 'hidden'}>
            <h2 id="lookup-heading">{lookupSectionWords.heading}</h2>
            <p>{lookupSectionWords.introduction}</p>
          </div>
        )}
        <div className={`stack ${styles.without}`} {...withoutEarlyScript}>
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
        {children && <div className={lookup.beside}>{children}</div>}
      </div>
      {variant !== 'card' && <DigitsNote />}
    </section>
  );
  if (variant === 'card') return section;
  return (
    <div className={`screen ${styles.ground}`} data-variant={variant}>
      <div className="container">{section}</div>
    </div>
  );
}
