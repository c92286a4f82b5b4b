import { filingCheckWords } from '@/content/filing-check';
import type { Season } from '@/content/seasons/types';
import { fill, type Words } from '@/lib/words/fill';
import { groupOf, windowOf } from '@/lib/tax/season';
import { pageSeasons } from '@/lib/words/active-season';
import type { FilingSeason } from './FilingCheck';
import { FilingCheckIsland } from './FilingCheckIsland';
// The tool's HTML needs its sheet before its code; from here it costs no script.
import './Ledger.module.css';
import { ToolUnavailable } from './ToolUnavailable';
import styles from './ToolSection.module.css';

const { heading, introduction, withoutScript } = filingCheckWords;

/** «¿Debo declarar?», as far as the season's limits are known. */
export function FilingCheckSection({ season, words }: { season: Season; words: Words }) {
  const [active, ...others] = [season, ...pageSeasons().slice(1)].map(filingSeason);
  if (!active || active.thresholds.length === 0) return null;
  return (
    <section aria-labelledby="check">
      <h2 id="check">{fill(heading, words)}</h2>
      <p className={styles.introduction} data-needs-script>
        {fill(introduction, words)}
      </p>
      <p className={styles.withoutScript}>{withoutScript}</p>
      <FilingCheckIsland
        seasons={[active, ...others.filter(({ thresholds }) => thresholds.length > 0)]}
        unavailable={<ToolUnavailable />}
      />
    </section>
  );
}

function filingSeason(season: Season): FilingSeason {
  const { year, taxYear, thresholds } = season;
  return { year, taxYear, thresholds, lastDate: windowOf(groupOf(season, 'natural')).last };
}
