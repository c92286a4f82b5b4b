import { ButtonLink } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { lookupWords } from '@/content/lookup';
import {
  googleCalendarLink,
  googleSubscriptionLink,
  outlookLink,
  webcalLink,
} from '@/lib/found/calendar-links';
import { href } from '@/lib/env';
import { absoluteUrl } from '@/lib/site-url';
import { fill } from '@/lib/words/fill';
import { reminderFileName, reminderFor, reminderPath, subscriptionFileName } from '@/lib/found/reminders';
import { type Deadline } from '@/lib/tax/season';
import { seasonFor } from '@/lib/words/active-season';
import styles from './LookupResult.module.css';

type Props = { deadline: Deadline; look: 'button' | 'link' };

const { add, addFor, google, outlook, newTab, difference, subscribe, subscribeGoogle } = lookupWords.reminder;

/** A file of the deadline's season for any calendar, and links to the two web calendars. */
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
      {group === 'natural' && <Subscription digits={digits} />}
    </div>
  );
}

/** Subscription to the visitor's date of every year, which calendars refresh. */
function Subscription({ digits }: { digits: string }) {
  const file = absoluteUrl(reminderPath(subscriptionFileName('natural', digits)));
  // Android opens no `webcal:` link, and its calendar is Google's.
  const opensWebcal = !navigator.userAgent.includes('Android');
  return (
    <div className={styles.subscription}>
      <p>{difference}</p>
      <span className={styles.web}>
        {opensWebcal && <a href={webcalLink(file)}>{subscribe}</a>}
        <ExternalLink href={googleSubscriptionLink(file)} newTab={newTab}>
          {subscribeGoogle}
        </ExternalLink>
      </span>
    </div>
  );
}
