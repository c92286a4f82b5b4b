import { YEAR_PARAMETER } from '@/components/ui/tax-year';
import { incomeTaxWords } from '@/content/income-tax';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import { ByYear } from './ByYear';
import styles from './YearTabs.module.css';

const { legend, filed, before, open, over, date, late, latest } = incomeTaxWords.years;

/** The page's tax years as tabs of a ledger, and the status of the chosen one today. */
export function YearTabs() {
  const [active, ...others] = pageSeasons();
  const seasons = [active, ...others].sort((a, b) => a.taxYear - b.taxYear);
  return (
    <>
      <fieldset className={styles.years} data-needs-script data-own-years>
        <legend className="hidden">{legend}</legend>
        <p aria-hidden>{legend}</p>
        <div className={styles.tabs}>
          {seasons.map((season) => (
            <label key={season.taxYear}>
              <input
                type="radio"
                name={YEAR_PARAMETER}
                value={season.taxYear}
                defaultChecked={season === active}
              />
              <b>{season.taxYear}</b>
              <small>{fill(filed, seasonWords(season))}</small>
            </label>
          ))}
        </div>
      </fieldset>
      {/* The early script shows the sentence that holds on the visitor's day. */}
      <p className={styles.now} data-needs-script data-own-years aria-live="polite">
        <ByYear>
          {(words) => (
            <>
              <span data-phase-is="before" hidden>
                {`${fill(before, words)} `}
                <a href="#when">{date}</a>.
              </span>
              <span data-phase-is="open" hidden>
                {`${fill(open, words)} `}
                <a href="#when">{date}</a>.
              </span>
              <span data-phase-is="over" hidden>
                {`${fill(over, words)} `}
                <a href="#late">{late}</a>.
              </span>
            </>
          )}
        </ByYear>
        {pageSeasons().map(({ taxYear }, index) => (
          <span key={taxYear} data-latest-is={index} hidden>
            {` ${latest} `}
            <a href={`?${YEAR_PARAMETER}=${taxYear}`} data-year={taxYear}>
              {taxYear}
            </a>
            .
          </span>
        ))}
      </p>
    </>
  );
}
