import { ExternalLink } from '@/components/links/ExternalLink';
import { TbBrandWhatsapp } from 'react-icons/tb';
import { incomeTaxWords } from '@/content/income-tax';
import { chatLink } from '@/lib/words/site-words';
import { FiguresDrawing } from './FiguresDrawing';
import styles from './FiguresSteps.module.css';
import { PrepareFold } from './PrepareFold';
import { YearWord } from '@/components/tax-year/YearText';

const { heading, gloss, introduction, steps, ask, message } = incomeTaxWords.figures;

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
