import { ExternalLink } from '@/components/links/ExternalLink';
import { TbBrandWhatsapp } from 'react-icons/tb';
import { incomeTaxWords } from '@/content/income-tax';
import { chatLink } from '@/lib/words/site-words';
import styles from './FiguresSteps.module.css';
import { PrepareFold } from './PrepareFold';
import { YearWord } from '@/components/tax-year/YearText';

const { heading, gloss, introduction, drawing, steps, ask, message } = incomeTaxWords.figures;

/** Steps to download the DIAN's report of one's amounts (información exógena). */
export function FiguresSteps() {
  return (
    <PrepareFold id="figures" heading={heading} gloss={gloss}>
      <p className="introduction">
        {`${introduction} `}
        <YearWord name="exogenous" />
      </p>
      <FiguresDrawing />
      <ol className={styles.steps}>
        {steps.list.map((step, index) => (
          <li key={step}>
            {step}
            {index === steps.sums.step && (
              <ul>
                {steps.sums.list.map((sum) => (
                  <li key={sum}>{sum}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <ExternalLink className="screen tall" href={chatLink(message)}>
        <TbBrandWhatsapp aria-hidden />
        {ask}
      </ExternalLink>
    </PrepareFold>
  );
}

/**
 * A drawing: bank, employer and notaries report to the DIAN, and the resulting sheet has its important row marked.
 */
function FiguresDrawing() {
  const { bank, employer, notaries, sheet } = drawing;
  return (
    <svg className={styles.drawing} viewBox="0 0 350 176" fontSize="15" aria-hidden>
      <path
        className={styles.filled}
        d="M8 22 25 11 42 22v4H8zM8 75a3 3 0 0 1 3-3h28a3 3 0 0 1 3 3v19a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3zM10 152v-16l15-12 15 12v16z"
      />
      <path d="M12 26v14M20.5 26v14M29.5 26v14M38 26v14M8 40h34M6 45h38M19 72v-5h12v5M8 82h34M23 80h4v4h-4zM6 139l19-15 19 15M21 152v-10h8v10" />
      <path className={styles.ways} d="M120 29c44 0 44 52 82 54M158 85h44M124 141c40 0 42-46 78-50" />
      <path d="m198 80 6 6-6 6" />
      <path className={styles.paper} d="M214 14h92l24 24v124H214z" />
      <path className={styles.filled} d="M306 14v24h24" />
      <path className={styles.row} d="M215 84h114v22H215z" />
      <path className={styles.rules} d="M214 62h116M214 84h116M214 106h116M214 128h116M284 62v100" />
      <path className={styles.lines} d="M224 74h30M294 74h24M224 118h42M294 118h20M224 140h24M294 140h26" />
      <path className={styles.found} d="M224 96h38M294 96h26" />
      <text x="54" y="34">
        {bank}
      </text>
      <text x="54" y="90">
        {employer}
      </text>
      <text x="54" y="146">
        {notaries}
      </text>
      <text className={styles.heading} x="224" y="40">
        {sheet}
      </text>
    </svg>
  );
}
