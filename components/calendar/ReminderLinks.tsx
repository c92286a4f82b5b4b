import { ButtonLink } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/links/ExternalLink';
import { lookupWords } from '@/content/lookup';
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

const { add, others, google, outlook, subscribe } = lookupWords.reminder;

/** The iCalendar file of a deadline; web calendars and the subscription are folded. */
export function ReminderLinks({ deadline }: { deadline: Deadline }) {
  const reminder = reminderFor(deadline);
  return (
    <div>
      <ButtonLink look="outline" href={reminderPath(reminderFileName(deadline))} type="text/calendar">
        {add}
      </ButtonLink>
      <details className="fold" data-quiet>
        <summary>{others}</summary>
        <p className={`wrap ${styles.web}`}>
          <ExternalLink className="tall" href={googleCalendarLink(reminder)}>
            {google}
          </ExternalLink>
          <ExternalLink className="tall" href={outlookLink(reminder)}>
            {outlook}
          </ExternalLink>
          {deadline.group === 'natural' && <Subscription deadline={deadline} />}
        </p>
      </details>
    </div>
  );
}

/** A calendar subscription, which brings the visitor's date of every year. */
function Subscription({ deadline }: { deadline: Deadline }) {
  const file = absoluteUrl(reminderPath(subscriptionFileName(deadline)));
  // Android has no handler for `webcal:`; Google Calendar subscribes by its own link.
  const props = { className: 'tall', children: subscribe };
  if (!navigator.userAgent.includes('Android')) return <a href={webcalLink(file)} {...props} />;
  return <ExternalLink href={googleSubscriptionLink(file)} {...props} />;
}
