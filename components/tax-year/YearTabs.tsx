import { YEAR_PARAMETER, YEARS_ID } from './tax-year';
import { LinkedText } from '@/components/ui/LinkedText';
import { needsEarlyScript, withoutEarlyScript } from '@/components/dom/attributes';
import { incomeTaxWords } from '@/content/income-tax';
import { pageSeasons } from '@/lib/words/active-season';
import { yearsWritten } from './YearText';
import styles from './YearTabs.module.css';

const { legend, others } = incomeTaxWords.years;

/** Tabs of the page's tax years, and the JSON with the words of every year. */
export function YearTabs() {
  const [active] = pageSeasons();
  const seasons = [...pageSeasons()].sort((a, b) => a.taxYear - b.taxYear);
  const json = JSON.stringify(yearsWritten()).replaceAll('<', '\\u003c');
  return (
    <>
      <script id={YEARS_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      <fieldset className={`screen wrap ${styles.years}`} {...needsEarlyScript}>
        <legend>{legend}</legend>
        <div className={styles.tabs}>
          {seasons.map((season) => (
            <label key={season.taxYear} className="chip">
              <input
                type="radio"
                name={YEAR_PARAMETER}
                value={season.taxYear}
                defaultChecked={season === active}
              />
              <b>{season.taxYear}</b>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.others} {...withoutEarlyScript}>
        <LinkedText text={others} />
      </p>
    </>
  );
}
