import { DateLookupSection } from '@/components/calendar/DateLookupSection';
import { DeadlineMarks } from '@/components/calendar/DeadlineMarks';
import { DatesSource } from '@/components/calendar/DatesSource';
import { DeadlineTable } from '@/components/calendar/DeadlineTable';
import { OtherSeasons } from '@/components/calendar/OtherSeasons';
import { WhichSeason } from '@/components/calendar/WhichSeason';
import { Signature } from '@/components/contact/Signature';
import { Benefits } from '@/components/income-tax/Benefits';
import { DocumentChecklist } from '@/components/income-tax/DocumentChecklist';
import { taxEntrances } from '@/components/income-tax/entrances';
import { Faq } from '@/components/income-tax/Faq';
import { FilingCheckSection } from '@/components/income-tax/FilingCheckSection';
import { FilingWindow } from '@/components/income-tax/FilingWindow';
import { LateFilingSection } from '@/components/income-tax/LateFilingSection';
import { incomeTaxContents, PageContents } from '@/components/income-tax/PageContents';
import { TalkBox } from '@/components/income-tax/TalkBox';
import { WhoMustFile } from '@/components/income-tax/WhoMustFile';
import { OfferFactsSection } from '@/components/offer/OfferFactsSection';
import { OfferSteps } from '@/components/offer/OfferSteps';
import { Byline } from '@/components/layout/Byline';
import { PageShell } from '@/components/layout/PageShell';
import { Accordion } from '@/components/ui/Accordion';
import { Container } from '@/components/ui/Container';
import { Entrances } from '@/components/ui/Entrances';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageHead } from '@/components/ui/PageHead';
import { faq } from '@/content/faq';
import { incomeTaxWords } from '@/content/income-tax';
import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import { href } from '@/lib/env';
import { answeredQuestions } from '@/lib/words/faq';
import { fill } from '@/lib/words/fill';
import { pageEntry } from '@/lib/found/page-entry';
import { pageMetadata } from '@/lib/found/metadata';
import { groupOf } from '@/lib/tax/season';
import { activeSeason } from '@/lib/words/active-season';
import { seasonWords } from '@/lib/words/season-words';
import { structuredData } from '@/lib/found/structured-data';
import styles from './page.module.css';

const page = pages.incomeTax;
const season = activeSeason();
const words = seasonWords(season);
const { dates } = incomeTaxWords;
const questions = answeredQuestions(faq, words);
/** The page is for natural persons: their dates come first. */
const groups = (['natural', 'legal', 'major'] as const).map((id) => groupOf(season, id));

export const metadata = pageMetadata('incomeTax');

/** A narrow screen parts it before the group, not before the dash. */
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
      <PageHead
        heading={incomeTaxWords.heading}
        introduction={fill(incomeTaxWords.introduction, words)}
        byline={<Byline updated={pageEntry('incomeTax').updated} />}
        note={<WhichSeason active={season} words={words} />}
        breadcrumbs={{
          label: layoutWords.breadcrumbs,
          home: { label: pages.home.label, href: href('/') },
          here: page.label,
        }}
      />
      <Container>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <div>
              <PageContents />
              <TalkBox signature={<Signature />} />
            </div>
          </div>
          <div className={styles.main}>
            <WhoMustFile season={season} words={words} />
            <FilingCheckSection season={season} words={words} />
            <div id="when" className={styles.when}>
              <FilingWindow season={season} words={words} />
              <DateLookupSection season={season} variant="card" />
            </div>
            <section aria-labelledby="dates" className={styles.dates}>
              <h2 id="dates">{fill(dates.heading, words)}</h2>
              <Accordion
                name="dates"
                panels={groups.map((group) => ({
                  id: group.id,
                  title: <GroupTitle group={group.type} />,
                  content: <DeadlineTable group={group} year={season.year} />,
                }))}
              />
              <p className={styles.source}>
                <DatesSource season={season} />
              </p>
              <p className={styles.calendarLink}>
                <a href={href(pages.calendar.path)}>{fill(dates.calendarLink, words)}</a>
              </p>
              <DeadlineMarks />
            </section>
            <OtherSeasons active={season} />
            <LateFilingSection words={words} />
            <DocumentChecklist words={words} />
            <Benefits />
            <OfferSteps />
            <OfferFactsSection />
            <Faq questions={questions} />
          </div>
        </div>
      </Container>
      <Entrances entrances={taxEntrances} />
      <JsonLd graph={structuredData('incomeTax', questions)} />
    </PageShell>
  );
}
