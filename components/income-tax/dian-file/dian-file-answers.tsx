import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { changeYear, readCase, tellFigure } from '@/components/case/case';
import { useCase } from '@/components/case/use-case';
import { bringIntoView } from '@/components/dom/bring-into-view';
import { findTab } from '@/components/tax-year/tax-year';
import { dianFileWords as words } from '@/content/dian-file';
import { filingCheckWords } from '@/content/filing-check';
import type { Threshold, ThresholdId } from '@/content/tax-calendar/types';
import { formatPesos } from '@/lib/tax/amounts';
import { measure, type Answer } from '@/lib/tax/filing-check';
import { fill } from '@/lib/words/fill';
import { listed } from '@/lib/words/list-format';
import { distanceWords } from '../AmountField';
import type { Taken } from './DianFile';
import { readDianFile, type ReportedSums } from './read-dian-file';
import { DIAN_FILE, dianSumPlace } from '../places';

const { reasons, ownReasons, withAmount } = filingCheckWords;

/** Milliseconds after a tap; a page that then still has the focus has opened no list of files. */
const LIST_OPENS = 1_000;

type ById<Value> = Readonly<Partial<Record<ThresholdId, Value>>>;

export type DianFileProps = {
  taken: Taken;
  taxYear: number;
  /** The years whose limits are known. */
  seasons: readonly { readonly taxYear: number; readonly thresholds: readonly Threshold[] }[];
  /** Texts of the open year's amount fields, which win over the file's sums. */
  typed: ById<string>;
  /** Called with the sentence about the file for the visitor's message; '' without one. */
  onMessage: (sentence: string) => void;
};

/** A file that was read, and the answers before of the conditions that it answered. */
type Held = { readonly sums: ReportedSums; readonly before: ById<Answer> };

/**
 * Shows the DIAN's sum in each row of the open year. At or above its limit, an open condition gets «Sí»; below
 * it, the visitor is asked. The sums last as long as the page, the answers as long as the case.
 */
export function DianFileAnswers({ taken, taxYear, seasons, typed, onMessage }: DianFileProps) {
  const [files, setFiles] = useState<Readonly<Record<number, Held | undefined>>>({});
  const [problem, setProblem] = useState('');
  /** A file of another year that has a tab. */
  const [other, setOther] = useState<{ readonly year: number; readonly sums: ReportedSums }>();
  const [hasSums, setHasSums] = useState(false);
  const { answers = {}, figures = [] } = useCase().years[taxYear] ?? {};
  const held = files[taxYear];

  const limitsOf = (year: number) => seasons.find((season) => season.taxYear === year)?.thresholds ?? [];
  const answer = (year: number, { sums, before }: Held, given: 'yes' | 'no') => {
    const told = readCase().years[year]?.answers ?? {};
    const open = openOf(limitsOf(year), sums, told, year === taxYear ? typed : {}, given);
    for (const { id } of open) tellFigure(String(year), id, given);
    const former = Object.fromEntries(open.map(({ id }) => [id, told[id]]));
    setFiles({ ...files, [year]: { sums, before: { ...before, ...former } } });
    return open.length > 0;
  };

  const take = useEffectEvent((content: Awaited<ReturnType<typeof readDianFile>>) => {
    let isAnswered = false;
    setOther(undefined);
    setProblem(content.ok ? '' : words.problems[content.problem]);
    if (content.ok) {
      const { taxYear: year, sums } = content;
      const years = seasons.map((season) => season.taxYear).sort();
      if (year === taxYear) isAnswered = answer(year, { sums, before: { ...held?.before } }, 'yes');
      else if (years.includes(year)) setOther({ year, sums });
      else setProblem(fill(words.unknownYear, { taxYear: `${year}`, years: listed(years.map(String)) }));
    }
    // The check brings its verdict into view; a second scroll that still runs would take it out again.
    if (!isAnswered) bringIntoView(() => document.getElementById(DIAN_FILE));
  });
  useEffect(() => {
    const { file } = taken;
    if (!file) {
      const timer = setTimeout(() => document.hasFocus() && setProblem(words.noList), LIST_OPENS);
      return () => clearTimeout(timer);
    }
    let isLast = true;
    void readDianFile(file).then((content) => isLast && take(content));
    return () => {
      isLast = false;
    };
  }, [taken]);

  const isByFile = ({ id }: Threshold) =>
    held !== undefined && id in held.before && figures.includes(id) && !typed[id];
  const byFile = limitsOf(taxYear).filter(isByFile);
  const sums = byFile.map(({ id }) =>
    fill(withAmount, { name: ownReasons[id], amount: formatPesos(held?.sums[id] ?? 0) }),
  );
  const message = fill(hasSums ? words.message.withSums : words.message.plain, { sums: listed(sums) });
  const said = byFile.length > 0 ? message : '';
  useEffect(() => {
    onMessage(said);
    return () => onMessage('');
  }, [said, onMessage]);

  const remove = () => {
    for (const { id } of byFile) {
      tellFigure(String(taxYear), id, 'unknown');
      const former = held?.before[id];
      if (former) changeYear(String(taxYear), (year) => ((year.answers ??= {})[id] = former));
    }
    setFiles({ ...files, [taxYear]: undefined });
    document.querySelector<HTMLElement>(`#${DIAN_FILE} [type=file]`)?.focus();
  };
  const below = held ? openOf(limitsOf(taxYear), held.sums, answers, typed, 'no') : [];
  return (
    <>
      {held &&
        limitsOf(taxYear).map((threshold) => (
          <Sum key={threshold.id} threshold={threshold} taxYear={taxYear} sum={held.sums[threshold.id]}>
            {!typed[threshold.id] && differs(threshold, held.sums, answers) && ` ${words.differs}`}
          </Sum>
        ))}
      <InPlace id={DIAN_FILE}>
        {problem && <p key={problem}>{problem}</p>}
        {other && other.year !== taxYear && (
          <p>
            {fill(words.otherYear, { taxYear: String(other.year) })}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                findTab(String(other.year))?.click();
                answer(other.year, { sums: other.sums, before: {} }, 'yes');
                setOther(undefined);
              }}
            >
              {fill(words.see, { taxYear: String(other.year) })}
            </button>
          </p>
        )}
        {held && (
          <>
            <p>{fill(words.read, { taxYear: String(taxYear) })}</p>
            {below.length > 0 && (
              <>
                <p>{fill(words.ask, { conditions: listed(below.map(({ id }) => reasons[id])) })}</p>
                <button type="button" className="link" onClick={() => answer(taxYear, held, 'no')}>
                  {words.nothingElse}
                </button>
                <p className="soft">{words.somethingElse}</p>
              </>
            )}
            <p className="wrap">
              {byFile.length > 0 && (
                <button type="button" className="link" onClick={() => setHasSums(!hasSums)}>
                  {hasSums ? words.sums.leave : words.sums.add}
                </button>
              )}
              <button type="button" className="link" onClick={remove}>
                {words.remove}
              </button>
            </p>
          </>
        )}
      </InPlace>
    </>
  );
}

/** The conditions that a file's sums answer so, and that have no yes or no yet. It never answers equity. */
function openOf(
  limits: readonly Threshold[],
  sums: ReportedSums,
  told: Readonly<Record<string, string>>,
  typed: ById<string>,
  given: 'yes' | 'no',
) {
  return limits.filter((threshold) => {
    const { id } = threshold;
    const [sum, answered] = [sums[id], told[id] ?? 'unknown'];
    if (id === 'equity' || typeof sum !== 'number' || typed[id] || answered !== 'unknown') return false;
    return measure(threshold, sum).reached === (given === 'yes');
  });
}

/** True if the visitor has answered a condition otherwise than its sum. */
function differs(threshold: Threshold, sums: ReportedSums, told: Readonly<Record<string, string>>): boolean {
  const [sum, answered] = [sums[threshold.id], told[threshold.id]];
  if (threshold.id === 'equity' || typeof sum !== 'number' || !answered) return false;
  return measure(threshold, sum).reached ? answered !== 'yes' : answered === 'yes';
}

type SumProps = {
  threshold: Threshold;
  taxYear: number;
  sum: number | null | undefined;
  children: ReactNode;
};

/** A condition's sum in its row, with its distance from the limit. */
function Sum({ threshold, taxYear, sum, children }: SumProps) {
  const { id } = threshold;
  const filled = { sum: formatPesos(sum ?? 0), taxYear: String(taxYear) };
  const isRead = typeof sum === 'number';
  return (
    <InPlace id={dianSumPlace(id)}>
      <p>
        {!isRead && words.unread}
        {isRead && id === 'equity' && fill(words.equity, filled)}
        {isRead && id !== 'equity' && `${fill(words.reported, filled)} ${distanceWords(threshold, sum)}`}
        {isRead && id === 'deposits' && ` ${words.ownTransfers}`}
        {children}
      </p>
    </InPlace>
  );
}

/** Content of a place that the server rendered. */
function InPlace({ id, children }: { id: string; children: ReactNode }) {
  const place = document.getElementById(id);
  return place && createPortal(children, place);
}
