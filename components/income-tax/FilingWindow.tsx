import { incomeTaxWords } from '@/content/income-tax';
import { YearText, YearWord } from './YearText';

const { window, lastDay } = incomeTaxWords;

/** The filing window of a year, its days in bold, and the link for those who are late. */
export function FilingWindow() {
  return (
    <div className="box">
      <p>
        <YearText text={window} as="strong" />
      </p>
      <p>
        {`${lastDay} `}
        <YearWord name="late" />
      </p>
    </div>
  );
}
