import ruled from '@/components/ui/RuledTable.module.css';
import { incomeTaxWords } from '@/content/income-tax';
import type { Season } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { fill, type Words } from '@/lib/words/fill';
import styles from './WhoMustFile.module.css';

const {
  heading,
  introduction,
  caption,
  columns,
  conditions,
  vat,
  unit,
  uvt,
  compare,
  forWhom,
  source,
  checkLink,
  unknown,
} = incomeTaxWords.whoMustFile;

/** The conditions that oblige to file, with the season's amounts once its UVT is known. */
export function WhoMustFile({ season, words }: { season: Season; words: Words }) {
  const known = season.uvt.taxYear !== null;
  return (
    <section aria-labelledby="who-must-file">
      <h2 id="who-must-file">{fill(heading, words)}</h2>
      <p className={ruled.introduction}>{fill(introduction, words)}</p>
      <table className={`${ruled.table} ${styles.table}`}>
        <caption className="hidden">{fill(caption, words)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.condition}</th>
            <th scope="col">{columns.amount}</th>
            <th scope="col">{columns.uvt}</th>
          </tr>
        </thead>
        <tbody>
          {season.thresholds.map(({ id, amount, uvt: count }) => (
            <tr key={id}>
              <th scope="row">{conditions[id]}</th>
              <td className={styles.amount}>{formatPesos(amount)}</td>
              <td className={styles.uvt}>{fill(`${count.toLocaleString('es-CO')} ${unit}`, {})}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{vat.condition}</th>
            <td className={styles.amount}>{vat.amount}</td>
            <td className={styles.uvt} />
          </tr>
        </tbody>
      </table>
      <p className={ruled.note}>{forWhom}</p>
      <p className={ruled.note}>
        {fill(known ? uvt : unknown, words)} {fill(source, words)}
      </p>
      {known && (
        <details className={styles.compare}>
          <summary>{compare.question}</summary>
          <p>{fill(compare.answer, words)}</p>
        </details>
      )}
      {known && (
        <p className={styles.check}>
          <a href="#check">{checkLink}</a>
        </p>
      )}
    </section>
  );
}
