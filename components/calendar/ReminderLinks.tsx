import { ButtonLink } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { lookupWords } from '@/content/lookup';
import { googleCalendarLink, outlookLink } from '@/lib/found/calendar-links';
import { href } from '@/lib/env';
import { fill } from '@/lib/words/fill';
import { reminderFileName, reminderFor, reminderPath } from '@/lib/found/reminders';
import { type Deadline } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import styles from './LookupResult.module.css';

type Props = { deadline: Deadline; look: 'button' | 'link' };

const { add, addFor, google, outlook, newTab } = lookupWords.reminder;

/** A file with the dates of the deadline's season, for any calendar, and the two that open on the web. */
export function ReminderLinks({ deadline, look }: Props) {
  const { group, digits, year } = deadline;
  const file = href(reminderPath(reminderFileName(group, digits, year)));
  const reminder = reminderFor(deadline, seasonFor(year));
  return (
    <div className={styles.reminders}>
      {look === 'button' ? (
        <ButtonLink href={file} type="text/calendar">
          {add}
        </ButtonLink>
      ) : (
        <a
          href={file}
          type="text/calendar"
          aria-label={fill(addFor, { group: lookupWords.groups[group].toLowerCase() })}
        >
          {add}
        </a>
      )}
      <span className={styles.web}>
        <ExternalLink href={googleCalendarLink(reminder)} newTab={newTab}>
          {google}
        </ExternalLink>
        <ExternalLink href={outlookLink(reminder)} newTab={newTab}>
          {outlook}
        </ExternalLink>
      </span>
    </div>
  );
}
