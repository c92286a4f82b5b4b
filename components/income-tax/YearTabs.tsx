import { LinkedText } from '@/components/ui/LinkedText';
import { YEAR_PARAMETER, YEARS_ID } from '@/components/dom/tax-year';
import { incomeTaxWords } from '@/content/income-tax';
import { pageSeasons } from '@/lib/words/active-season';
import { fill } from '@/lib/words/fill';
import { linkedParts } from '@/lib/words/linked';
import { seasonWords } from '@/lib/words/season-words';
import { yearsWritten, YearWord } from './YearText';
import styles from './YearTabs.module.css';

const { legend, filed, others } = incomeTaxWords.years;

/** The page's tax years as tabs of a ledger, the status of the chosen one today, and the words of each. */
export function YearTabs() {
  const [active] = pageSeasons();
  const seasons = [...pageSeasons()].sort((a, b) => a.taxYear - b.taxYear);
  const json = JSON.stringify(yearsWritten()).replaceAll('<', '\\u003c');
  return (
    <>
      <script id={YEARS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      <fieldset className={`emerald screen ${styles.years}`} data-needs-script>
        <legend className="hidden">{legend}</legend>
        <p aria-hidden>{legend}</p>
        <div className={styles.tabs}>
          {seasons.map((season) => (
            <label key={season.taxYear} className="chip">
              <input
                type="radio"
                name={YEAR_PARAMETER}
                value={season.taxYear}
                defaultChecked={season === active}
              />
              <b>{season.taxYear}</b> <small>{fill(filed, seasonWords(season))}</small>
              <YearWord as="i" name={`latest${season.taxYear}`} />
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.now} aria-live="polite">
        <YearWord as="p" name="line" />
        <noscript>
          <p>
            <LinkedText parts={linkedParts(others)} />
          </p>
        </noscript>
      </div>
    </>
  );
}
