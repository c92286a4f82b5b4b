import { Island, islandMark } from '@/components/ui/Island';
import {
  CASE_FORM,
  FIGURE,
  FILING_FORM,
  WORKING_WORDS,
  needsEarlyScript,
  needsScript,
} from '@/components/dom/attributes';
import { ReturnLine } from '@/components/case/CaseNote';
import { Fragment } from 'react';
import { conditionNames } from '@/content/choices';
import { conditionTexts, filingFormWords } from '@/content/filing-check';
import { workingWords } from '@/content/small-words';
import { incomeTaxWords } from '@/content/income-tax';
import { conditionsOf, type ConditionId } from '@/lib/tax/filing-check';
import { thresholdsFor } from '@/lib/tax/thresholds';
import type { AnsweredQuestion } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { LinkedText } from '@/components/ui/LinkedText';
import { activeSeason, pageSeasons, yearEnd } from '@/lib/words/active-season';
import { amountSlot, conditionRow, verdictPlace } from '@/components/income-tax/shared/places';
import styles from './FilingCheck.module.css';
import { filingSeason } from './filing-season';
import { FilingCheck } from './FilingCheck';
import { LimitsByYear } from './LimitsTable';
import { Step } from '@/components/income-tax/shared/Step';
import { ToolUnavailable } from '@/components/income-tax/shared/ToolUnavailable';
import { YearText, YearWord } from '@/components/tax-year/YearText';
import { shownBetween } from '@/components/dom/shown-between';

const { heading, lead, letter, orMore, noLimit } = incomeTaxWords.whoMustFile;
const words = filingFormWords;

/** The conditions under which a person must file, with each year's limits; chips answer them. */
export function FilingCheckSection({ questions = [] }: { questions?: readonly AnsweredQuestion[] }) {
  const seasons = pageSeasons();
  const answerable = seasons.filter(({ thresholds }) => thresholds.length > 0).map(filingSeason);
  const ofLetter = questions.find(({ about }) => about === 'letter');
  // A season without a published UVT has no limits, but the same conditions.
  const ids = conditionsOf(answerable[0]?.thresholds ?? thresholdsFor(activeSeason().taxYear, 0));
  return (
    <Step
      id="check"
      heading={<YearText text={heading} />}
      introduction={
        <>
          {`${lead} `}
          {ofLetter && (
            <span className={styles.calls}>
              <LinkedText text={fill(letter, { question: ofLetter.id })} />{' '}
            </span>
          )}
          <span aria-live="polite" className={styles.calls}>
            <YearWord name="line" />
          </span>
        </>
      }
    >
      <ReturnLine />
      <form
        id={FILING_FORM}
        {...islandMark('FilingCheck')}
        {...{ [CASE_FORM]: '' }}
        className={styles.rows}
        // Outside a dialog, `method="dialog"` makes a submit before the script a no-op.
        method="dialog"
        // The case restores its answers itself; a browser that did so at «Back» would bring erased ones back.
        autoComplete="off"
        aria-label={words.formLabel}
      >
        <ul>
          {ids.map((id) => (
            <Condition
              key={id}
              id={id}
              isAnswered={answerable.length > 0}
              asked={questions.filter(({ about }) => about === id)}
            />
          ))}
        </ul>
        <YearWord as="p" name="unknown" className={`soft ${styles.unknown}`} />
        {answerable.length > 0 && (
          <>
            <div className={`screen wrap ${styles.status}`} {...needsScript}>
              <label htmlFor="status">
                <YearText text={words.status.label} />
              </label>
              <select id="status" name="status" autoComplete="off">
                {Object.entries(words.status.options).map(([status, label]) => (
                  <option key={status} value={status}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
            <Island
              component={FilingCheck}
              props={{ seasons: answerable }}
              unavailable={<ToolUnavailable />}
            />
          </>
        )}
        {/* A disabled submit button prevents Enter in an amount field from submitting. */}
        <button type="submit" hidden disabled />
      </form>
      <div className={`screen ${styles.yearEnd}`} {...needsEarlyScript} {...shownBetween(yearEnd())}>
        <YearWord as="p" name="yearEnd" />
      </div>
      <LimitsByYear />
    </Step>
  );
}

/** One condition: name, limit of the chosen year, explanation and answer chips. */
type ConditionProps = { id: ConditionId; isAnswered: boolean; asked: readonly AnsweredQuestion[] };

function Condition({ id, isAnswered, asked }: ConditionProps) {
  const { gloss, text, where, source } = conditionTexts[id];
  const [amountPlace, whatPlace] = [`${id}-amount-place`, `${id}-what`];
  return (
    <>
      <li id={conditionRow(id)} className={styles.condition}>
        <b id={`${id}-name`}>{conditionNames[id]}</b>{' '}
        <span id={`${id}-limit`} className={styles.limit}>
          {id === 'vat' ? (
            <i>{noLimit}</i>
          ) : (
            <>
              <YearWord name={id} /> <i>{orMore}</i>
            </>
          )}
        </span>{' '}
        <small>
          {/* A word with a hyphen, «Bre-B», stays on one line, like the amount. */}
          {gloss.split(/(\S+-\S+)/).map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part))}
          {id !== 'vat' && (
            <>
              {' '}
              <YearWord name={`${id}Uvt`} />
            </>
          )}
        </small>
        {isAnswered && (
          <>
            <span className={styles.moment} {...{ [WORKING_WORDS]: workingWords }} />
            <div className={`screen ${styles.answer}`} {...needsScript}>
              <div className="joined" role="radiogroup" aria-labelledby={`${id}-name ${id}-limit`}>
                {Object.entries(words.answers).map(([answer, label]) => (
                  <label key={answer} className="chip">
                    <input type="radio" name={id} value={answer} />
                    {label}
                  </label>
                ))}
              </div>
            </div>
            {id !== 'vat' && (
              <p className={`soft ${styles.returned}`} hidden {...{ [FIGURE]: id }}>
                {words.returned}
              </p>
            )}
            <div id={`${id}-more`} className={styles.more}>
              {id !== 'vat' && (
                <>
                  <div className={`wrap ${styles.disclose}`} {...needsScript}>
                    <label className={`chip ${styles.write}`}>
                      <input type="checkbox" aria-controls={amountPlace} />
                      {words.writeAmount}
                    </label>
                    <label className={`chip ${styles.write}`}>
                      <input type="checkbox" aria-controls={whatPlace} />
                      {words.whatCounts}
                    </label>
                  </div>
                  <div id={amountPlace} className={styles.amount}>
                    <div id={amountSlot(id)} />
                    <p id={`${id}-parts`} className="soft">
                      {words.parts[id]}
                    </p>
                  </div>
                </>
              )}
              {id === 'income' && <YearWord as="p" name="monthly" className="soft" />}
              {where && (
                <p className={`soft ${styles.where}`}>
                  <LinkedText text={where} />
                </p>
              )}
              <div id={whatPlace} className={id === 'vat' ? undefined : styles.what}>
                <p className="soft">{text}</p>
                <p className={`soft ${styles.links}`}>
                  <span>
                    <LinkedText text={source} />
                  </span>
                </p>
              </div>
              <p className={`soft ${styles.links}`}>
                {asked.map((question) => (
                  <Fragment key={question.id}>
                    <a className="tall" href={`#${question.id}`}>
                      {question.question}
                    </a>{' '}
                  </Fragment>
                ))}
              </p>
            </div>
          </>
        )}
      </li>
      <li id={verdictPlace(id)} className={styles.place} />
    </>
  );
}
