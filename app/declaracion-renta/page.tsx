import { anchors } from '@/content/page-anchors';
import { DateLookupSection } from '@/components/calendar/DateLookupSection';
import { DatesSource } from '@/components/calendar/DatesSource';
import { DeadlineTable } from '@/components/calendar/DeadlineTable';
import { Signature } from '@/components/contact/Signature';
import { Faq } from '@/components/income-tax/Faq';
import { FilingCheckSection } from '@/components/income-tax/check/FilingCheckSection';
import { FilingWindow } from '@/components/income-tax/FilingWindow';
import { LateFilingSection } from '@/components/income-tax/late/LateFilingSection';
import { IncomeTaxHead } from '@/components/income-tax/IncomeTaxHead';
import { incomeTaxContents, StepNavigation } from '@/components/income-tax/StepNavigation';
import { PrepareStep } from '@/components/income-tax/prepare/PrepareStep';
import { ReviewStep } from '@/components/income-tax/ReviewStep';
import { Step } from '@/components/income-tax/shared/Step';
import { uvtTokens, YearText, YearWord } from '@/components/tax-year/YearText';
import { BeforeHiring } from '@/components/offer/BeforeHiring';
import { OfferSteps } from '@/components/offer/OfferSteps';
import { PriceAnswer } from '@/components/offer/PriceAnswer';
import { WorkNote } from '@/components/offer/WorkNote';
import { ReportError } from '@/components/links/ReportError';
import { PageShell } from '@/components/layout/PageShell';
import { calendarWords } from '@/content/calendar';
import { faq } from '@/content/faq';
import { incomeTaxWords } from '@/content/income-tax';
import { pages } from '@/content/pages';
import { presentation } from '@/content/presentation';
import { answeredQuestions } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { pageMetadata } from '@/lib/seo/metadata';
import { activeSeason } from '@/lib/words/active-season';
import { seasonWords } from '@/lib/words/season-words';
import styles from './page.module.css';

const season = activeSeason();
const words = seasonWords(season);
const { dates, when } = incomeTaxWords;
const questions = answeredQuestions(faq, words, { ...words, ...uvtTokens });
/** The page is for natural persons, so their dates come first. */
const groups = [...season.groups].reverse();

export const metadata = pageMetadata('incomeTax');

/** On narrow screens the line breaks before the group, not before the dash. */
function GroupTitle({ group }: { group: string }) {
  const [before, after] = dates.title.split('{group}').map((part) => fill(part, {}));
  return (
    <>
      {before}
      <span className={styles.group}>{group}</span>
      {after}
    </>
  );
}

export default function IncomeTaxPage() {
  return (
    <PageShell page="incomeTax" contents={incomeTaxContents}>
      <IncomeTaxHead
        signature={<Signature size={76} loading="eager" promise={presentation.pricePromise} />}
      />
      <div className={`container columns ${styles.columns}`}>
        <FilingCheckSection questions={questions} />
        <div className={styles.margin}>
          <WorkNote page="incomeTax" />
          <StepNavigation />
        </div>
        <Step id="when" heading={when.heading}>
          <DateLookupSection season={season} variant="card" />
          <FilingWindow />
          <section aria-labelledby={anchors.dates} className={`screen ${styles.dates}`}>
            <h3 id={anchors.dates} className="hidden">
              <YearText text={dates.heading} />
            </h3>
            <div className="folds">
              {groups.map((group) => (
                <details key={group.id} name="dates" className="fold">
                  <summary>
                    <h4>
                      <GroupTitle group={group.type} />
                    </h4>
                  </summary>
                  <YearWord as="p" name="datesLink" className={styles.otherYear} />
                  <DeadlineTable group={group} year={season.year} isFolded />
                </details>
              ))}
            </div>
            <p className={`soft ${styles.source}`}>
              <DatesSource season={season} />{' '}
              <ReportError
                path={pages.incomeTax.path}
                taxYear={season.taxYear}
                shown={fill(calendarWords.source.reported, { year: season.year })}
              />{' '}
              <a href={pages.calendar.path}>{dates.calendarLink}</a>.
            </p>
          </section>
        </Step>
        <LateFilingSection words={words} questions={questions} />
        <PrepareStep />
      </div>
      <ReviewStep
        card={
          <>
            <div className="printed">
              <Signature />
            </div>
            <PriceAnswer />
          </>
        }
        steps={<OfferSteps />}
        before={<BeforeHiring />}
      />
      <div className={`container ${styles.after}`}>
        <Faq questions={questions} />
      </div>
    </PageShell>
  );
}
