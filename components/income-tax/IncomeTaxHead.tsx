import { incomeTaxWords } from '@/content/income-tax';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { fill } from '@/lib/words/fill';
import { siteWords } from '@/lib/words/site-words';
import { HeadDrawing } from './HeadDrawing';
import styles from './IncomeTaxHead.module.css';
import { YearTabs } from '@/components/tax-year/YearTabs';

/** The owner's introduction around her name, which she may leave out. */
const [before = '', ...after] = fill(presentation.introduction, siteWords).split(site.accountantName);

/** The head, on the brand colour: title, the accountant's introduction, and the year tabs. */
export function IncomeTaxHead() {
  return (
    <header className={`on-brand ${styles.head}`}>
      <HeadDrawing />
      <div className={`container ${styles.inner}`}>
        <h1>{incomeTaxWords.heading}</h1>
        <div className={styles.introduction}>
          <img src={site.portrait.src} alt={site.portrait.alt} width={72} height={72} />
          <p>
            {before}
            {after.length > 0 && <b>{site.accountantName}</b>}
            {after.join(site.accountantName)}
          </p>
        </div>
        <YearTabs />
      </div>
    </header>
  );
}
