import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/PageShell';
import { Container } from '@/components/ui/Container';
import { PageHead } from '@/components/ui/PageHead';
import { calendarWords } from '@/content/calendar';
import { layoutWords } from '@/content/layout';
import { pages } from '@/content/pages';
import { href } from '@/lib/env';
import { fill } from '@/lib/fill';
import { activeSeason } from '@/lib/season';
import { seasonWords } from '@/lib/season-words';
import styles from './page.module.css';

const page = pages.calendar;
const season = activeSeason();
const words = seasonWords(season);
const { heading, introduction, incomeTaxLink } = calendarWords;

export const metadata: Metadata = {
  title: fill(page.title, words),
  description: fill(page.description, words),
};

export default function CalendarPage() {
  return (
    <PageShell path={page.path}>
      <PageHead
        heading={
          <>
            {fill(heading.main, words)}
            <span className="hidden"> - </span>
            <small className={styles.rest}>{fill(heading.rest, words)}</small>
          </>
        }
        introduction={fill(introduction, words)}
        breadcrumbs={{
          label: layoutWords.breadcrumbs,
          home: { label: pages.home.label, href: href('/') },
          here: page.label,
        }}
      />
      <Container>
        <p className={styles.link}>
          <a href={href(pages.incomeTax.path)}>{incomeTaxLink}</a>
        </p>
      </Container>
    </PageShell>
  );
}
