import { ExternalLink } from '@/components/links/ExternalLink';
import { FigureSources } from '@/components/ui/LinkedText';
import { filingCheckWords } from '@/content/filing-check';
import { formatPesos } from '@/lib/tax/amounts';
import { incomeTax, taxRange } from '@/lib/tax/tax-range';
import { fill } from '@/lib/words/fill';
import { chatLink } from '@/lib/words/site-words';
import styles from './FilingCheck.module.css';

const words = filingCheckWords.range;

type Props = {
  /** Pesos of the tax year. */
  income: number;
  uvt: number;
  isFromJobs: boolean;
  onTick: (isFromJobs: boolean) => void;
};

/** «¿Cuánto me da?»: the range of the tax, once the visitor ticks that the typed income is only from employment. */
export function TaxRange({ income, uvt, isFromJobs, onTick }: Props) {
  const { from, to } = taxRange(income, uvt);
  const range = { from: formatPesos(from), to: formatPesos(to) };
  return (
    <div className={`screen ${styles.range}`}>
      <label className="tall">
        <input type="checkbox" checked={isFromJobs} onChange={({ target }) => onTick(target.checked)} />
        {words.box}
      </label>
      <p role="status">
        {/* A page translator takes the texts: only an element can be taken away after it. */}
        {isFromJobs ? (
          <span key="range">
            {`${fill(from === to ? words.none : words.between, range)} ${words.less} `}
            <FigureSources sources={Object.values(incomeTax.sources)} />
          </span>
        ) : (
          <span key="ask">
            {words.only} <ExternalLink href={chatLink(words.message)}>{words.ask}</ExternalLink>.
          </span>
        )}
      </p>
    </div>
  );
}
