import ruled from '@/components/ui/RuledTable.module.css';
import { LinkedText } from '@/components/ui/LinkedText';
import { seasons } from '@/lib/seasons';
import { otherSeasonsWords } from '@/content/other-seasons';
import type { Season } from '@/content/seasons/types';
import { fill } from '@/lib/words/fill';
import { isComputed } from '@/lib/tax/season';
import { linkedParts } from '@/lib/words/linked';
import { fillIfKnown, seasonWords } from '@/lib/words/season-words';
import styles from './OtherSeasons.module.css';

const {
  heading,
  introduction,
  caption,
  columns,
  season: named,
  limits,
  unknown,
  window,
  computed,
  source,
} = otherSeasonsWords;

/** The limits and the filing window of every season, for visitors interested in another year. */
export function OtherSeasons({ active }: { active: Season }) {
  return (
    <section aria-labelledby="years">
      <h2 id="years">{heading}</h2>
      <p className={ruled.introduction}>{introduction}</p>
      <table className={`${ruled.table} ${styles.table}`}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map((season) => {
            const words = seasonWords(season);
            const known = limits.flatMap((limit) => fillIfKnown(limit, words) ?? []);
            return (
              <tr key={season.year} data-active={season.year === active.year || undefined}>
                <th scope="row">{fill(named, words)}</th>
                <td>
                  {(known.length > 0 ? known : [unknown]).map((limit) => (
                    <span key={limit}>{limit} </span>
                  ))}
                </td>
                <td>
                  <span>{fill(window, words)}</span> {isComputed(season) && <small>{computed}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="soft">
        <LinkedText parts={linkedParts(source)} />
      </p>
    </section>
  );
}
