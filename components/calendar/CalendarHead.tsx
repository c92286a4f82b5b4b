import { HeadDrawing } from '@/components/ui/HeadDrawing';
import { calendarWords } from '@/content/calendar';
import type { Season } from '@/content/tax-calendar/types';
import { fill } from '@/lib/words/fill';
import { seasonWords } from '@/lib/words/season-words';
import styles from './CalendarHead.module.css';

/** The head on the brand colour, with a title in two sizes. The lookup card overlaps its lower edge. */
export function CalendarHead({ season }: { season: Season }) {
  const { main, rest } = calendarWords.heading;
  const words = seasonWords(season);
  return (
    <header className={`on-brand ${styles.head}`}>
      <div className="container">
        <h1>
          {fill(main, words)}
          <span className="hidden"> - </span>
          <small>{fill(rest, words)}</small>
        </h1>
      </div>
      {/* The drawing is last in the HTML: painted while the head is still being parsed, it would move. */}
      <HeadDrawing />
    </header>
  );
}
