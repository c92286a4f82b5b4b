import { ButtonLink } from '@/components/ui/Button';
import { ExternalLink } from '@/components/links/ExternalLink';
import { lookupWords } from '@/content/lookup';
import { newTab } from '@/content/small-words';
import {
  googleCalendarLink,
  googleSubscriptionLink,
  outlookLink,
  webcalLink,
} from '@/lib/calendar-files/calendar-links';
import { absoluteUrl } from '@/lib/site-url';
import {
  reminderFileName,
  reminderFor,
  reminderPath,
  subscriptionFileName,
} from '@/lib/calendar-files/reminders';
import { type Deadline } from '@/lib/tax/deadlines';
import styles from './LookupResult.module.css';

const { add, inApp, others, google, calendarFile, outlook, subscribe } = lookupWords.reminder;

/**
 * Matches browsers inside apps, which download nothing and don't say so: Android's and an iPhone's web view, and those
 * that TikTok and LinkedIn send.
 */
const inAppBrowser = /; wv\)|FBA[NV]|Instagram|musical_ly|Bytedance|trill|LinkedInApp|iPhone(?!.*Safari\/)/;

type Props = {
  deadline: Deadline;
  /** Folds every calendar, because something else comes first. */
  isSecond: boolean;
};

/** The iCalendar file of a deadline; web calendars and the subscription are folded. */
export function ReminderLinks({ deadline, isSecond }: Props) {
  const reminder = reminderFor(deadline);
  const file = { href: reminderPath(reminderFileName(deadline)), type: 'text/calendar' };
  const isInApp = inAppBrowser.test(navigator.userAgent);
  const inGoogle = googleCalendarLink(reminder);
  return (
    <div className={isSecond ? styles.second : undefined}>
      {!isSecond && (
        <>
          <ButtonLink look="outline" {...(isInApp ? { href: inGoogle, target: '_blank' } : file)}>
            {add}
            {isInApp && <span className="hidden">{` ${newTab}`}</span>}
          </ButtonLink>
          {isInApp && <p className="soft">{inApp}</p>}
        </>
      )}
      <details className="fold" data-quiet>
        <summary>{isSecond ? add : others}</summary>
        <p className={`wrap ${styles.web}`}>
          <a className="tall" {...file}>
            {calendarFile}
          </a>
          <ExternalLink className="tall" href={inGoogle}>
            {google}
          </ExternalLink>
          <ExternalLink className="tall" href={outlookLink(reminder)}>
            {outlook}
          </ExternalLink>
          {/* A subscription brings every year's date, which is the table's. */}
          {deadline.group === 'natural' && deadline.placed?.answer !== 'yes' && (
            <Subscription deadline={deadline} />
          )}
        </p>
      </details>
    </div>
  );
}

/** A calendar subscription, which brings the visitor's date of every year. */
function Subscription({ deadline }: { deadline: Deadline }) {
  const file = absoluteUrl(reminderPath(subscriptionFileName(deadline)));
  // Only Apple's devices have a program for `webcal:`; Google Calendar subscribes by its own link.
  const props = { className: 'tall', children: subscribe };
  if (/Mac|iPhone|iPad/.test(navigator.userAgent)) return <a href={webcalLink(file)} {...props} />;
  return <ExternalLink href={googleSubscriptionLink(file)} {...props} />;
}
