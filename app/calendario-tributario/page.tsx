import { CalendarHead } from '@/components/calendar/CalendarHead';
import { Changes } from '@/components/calendar/Changes';
import { DateLookupSection } from '@/components/calendar/DateLookupSection';
import { DatesSource } from '@/components/calendar/DatesSource';
import { DeadlineTable } from '@/components/calendar/DeadlineTable';
import { FilingWindows } from '@/components/calendar/FilingWindows';
import { OtherCalendars } from '@/components/calendar/OtherCalendars';
import { YearChart } from '@/components/calendar/YearChart';
import { ReportError } from '@/components/links/ReportError';
import { PageShell } from '@/components/layout/PageShell';
import { WorkNote } from '@/components/offer/WorkNote';
import { LinkedText, FigureSources } from '@/components/ui/LinkedText';
import { PrintButton } from '@/components/ui/PrintButton';
import { calendarWords, otherSeasonsWords, trustWords } from '@/content/calendar';
import { lookupSectionWords } from '@/content/lookup';
import { pages } from '@/content/pages';
import { seasons } from '@/lib/seasons';
import { fill } from '@/lib/words/fill';
import { uvtSources } from '@/lib/words/limit-sources';
import { openDataPath } from '@/lib/calendar-files/open-data';
import { pageMetadata } from '@/lib/seo/metadata';
import { activeSeason, seasonAnchor } from '@/lib/words/active-season';
import { seasonWords } from '@/lib/words/season-words';
import styles from './page.module.css';

const season = activeSeason();
const words = seasonWords(season);
const { yearChart, groupNotes, scope, folds, openData, incomeTaxLink } = calendarWords;

export const metadata = pageMetadata('calendar');

export default function CalendarPage() {
  return (
    <PageShell page="calendar">
      <CalendarHead season={season} />
      <DateLookupSection season={season} variant="head">
        <FilingWindows season={season} />
      </DateLookupSection>
      <div className="container">
        <div className={styles.groups}>
          <section aria-labelledby="year-chart">
            <div className={`wrap ${styles.title}`}>
              <h2 id="year-chart">{fill(yearChart.heading, words)}</h2>
              <PrintButton label={lookupSectionWords.print} />
            </div>
            <div className={`sheet ${styles.year}`}>
              <YearChart season={season} isExplained />
            </div>
          </section>
          <div id={seasonAnchor(season.year)} className={styles.season}>
            {/* Natural persons come first, because most visitors look for them. */}
            {[...season.groups].reverse().map((group) => (
              <section key={group.id} id={group.id} aria-labelledby={`${group.id}-heading`}>
                <div className={`wrap ${styles.title}`}>
                  <h2 id={`${group.id}-heading`}>{group.type}</h2>
                  <p>{groupNotes[group.id]}</p>
                </div>
                <DeadlineTable group={group} year={season.year} />
              </section>
            ))}
          </div>
          <div className={`columns ${styles.others}`}>
            <div className={styles.note}>
              <WorkNote page="calendar" />
            </div>
            <OtherCalendars active={season} />
            <div className={`stack ${styles.notes}`}>
              <div className="folds">
                <Changes active={season} />
                <details className="fold" data-quiet>
                  <summary>{folds.sources}</summary>
                  <p>{scope}</p>
                  <p>
                    <LinkedText text={otherSeasonsWords.uvt} />{' '}
                    <FigureSources sources={uvtSources(...seasons.map(({ taxYear }) => taxYear))} />
                  </p>
                  <p>
                    <DatesSource season={season} isWhole />{' '}
                    <ReportError
                      path={pages.calendar.path}
                      taxYear={season.taxYear}
                      shown={fill(calendarWords.source.reported, { year: season.year })}
                    />
                  </p>
                  <p>{trustWords.compared}</p>
                  <p className="screen">
                    <LinkedText text={openData.cases.introduction} />
                  </p>
                </details>
                <details className="screen fold" data-quiet>
                  <summary>{folds.openData}</summary>
                  <p>
                    <LinkedText text={openData.introduction} />
                  </p>
                  <ul>
                    {seasons.map(({ year }) => (
                      <li key={year} className="wrap">
                        {fill(openData.year, { year })}{' '}
                        <a href={openDataPath(year, 'csv')} download className="tall">
                          {openData.csv} <span className="hidden">{fill(openData.ofYear, { year })}</span>
                        </a>{' '}
                        <a href={openDataPath(year)} className="tall">
                          {openData.json} <span className="hidden">{fill(openData.ofYear, { year })}</span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              </div>
              <p className="screen">
                <a href={pages.incomeTax.path} className="tall">
                  {incomeTaxLink}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </PageShell>
  );
}
