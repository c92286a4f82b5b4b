import { filingCheckWords } from '@/content/filing-check';
import type { Season } from '@/content/seasons/types';
import { fill, type Words } from '@/lib/words/fill';
import { groupOf, windowOf } from '@/lib/tax/season';
import { FilingCheckIsland } from './FilingCheckIsland';
// The tool's HTML needs its sheet before its code; from here it costs no script.
import './Ledger.module.css';
import { ToolUnavailable } from './ToolUnavailable';
import styles from './ToolSection.module.css';

const { heading, introduction, withoutScript } = filingCheckWords;

/** «¿Debo declarar?», as far as the season's limits are known. */
export function FilingCheckSection({ season, words }: { season: Season; words: Words }) {
  const { year, taxYear, thresholds } = season;
  if (thresholds.length === 0) return null;
  return (
    <section aria-labelledby="check">
      <h2 id="check">{fill(heading, words)}</h2>
      <p className={styles.introduction} data-needs-script>
        {fill(introduction, words)}
      </p>
      <p className={styles.withoutScript}>{withoutScript}</p>
      <FilingCheckIsland
        year={year}
        taxYear={taxYear}
        thresholds={thresholds}
        lastDate={windowOf(groupOf(season, 'natural')).last}
        unavailable={<ToolUnavailable />}
      />
    </section>
  );
}
