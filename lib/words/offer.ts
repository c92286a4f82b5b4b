import { pesosOf } from '@/content/normalize-typed';
import { offer, offerWords, responseTimeLabel } from '@/content/offer';
import { openDays } from '@/content/choices';
import { formatPesos } from '@/lib/tax/amounts';
import { fill, listed } from './fill';
import { siteWords } from './site-words';

export type OfferFact = { readonly label: string; readonly text: string; readonly items: readonly string[] };

/** The facts about the owner's way of working, in the editor's order; empty as shipped. */
export function offerFacts(given = offer): OfferFact[] {
  const { responseTime, firstConsultation, fees, serviceArea, documentsBy, openingHours } = given;
  const included = fees?.includes?.length ? `${offerWords.feesInclude}:` : '';
  const price = fees && [feesFrom(fees), included].filter(Boolean).join('. ');
  const facts = [
    { label: offerWords.responseTime, text: responseTime },
    { label: offerWords.firstConsultation, text: firstConsultation },
    { label: offerWords.fees, text: price, items: fees?.includes },
    { label: offerWords.documentsBy, text: documentsBy },
    { label: offerWords.serviceArea, text: serviceArea },
    { label: offerWords.hours, text: hoursOf(openingHours) },
  ];
  const filled = (text: string) => fill(text, siteWords);
  return facts.flatMap(({ label, text, items = [] }) =>
    text ? [{ label, text: filled(text), items: items.map(filled) }] : [],
  );
}

/** The opening hours as a sentence: «Lunes a viernes, de 8 a. m. a 12 m. y de 2 p. m. a 6 p. m.; sábado, de 9 a. m. a 12 m.» */
function hoursOf(hours: typeof offer.openingHours = []): string {
  const inOrder = [...hours].sort((one, other) => one.opens.localeCompare(other.opens));
  const said = [...new Set(hours.map(({ days }) => days))].map((days, index) => {
    const times = inOrder.filter((each) => each.days === days);
    return fill(offerWords.open, {
      days: index === 0 ? openDays[days] : openDays[days].toLowerCase(),
      hours: listed(
        times.map(({ opens, closes }) =>
          fill(offerWords.between, { opens: hourOf(opens), closes: hourOf(closes) }),
        ),
      ),
    });
  });
  return said.join('; ');
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The days of a choice such as `monday-friday`. */
export function weekdaysOf(days: keyof typeof openDays): readonly (typeof week)[number][] {
  const [first = '', last = first] = days.split('-');
  const place = (name: string) => week.findIndex((day) => day.toLowerCase() === name);
  return week.slice(place(first), place(last) + 1);
}

function hourOf(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (hour === 12 && minute === 0) return offerWords.hour.noon;
  const shown = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return fill(hour < 12 ? offerWords.hour.morning : offerWords.hour.afternoon, { hour: shown });
}

/** The owner's price in a phrase, by default «Desde $150.000»; '' while she has not given one. */
export function feesFrom(
  fees = offer.fees,
  phrase: `${string}{from}${string}` = offerWords.feesFrom,
): string {
  return fees?.from === undefined ? '' : fill(phrase, { from: formatPesos(pesosOf(fees.from)) });
}

/** The owner's response time as a phrase, «Respondo: el mismo día hábil»; `undefined` while she has not given one. */
export const answersWithin =
  offer.responseTime && `${responseTimeLabel}: ${fill(offer.responseTime, siteWords)}`;
