import { offer, offerWords } from '@/content/offer';
import { formatPesos } from '@/lib/tax/amounts';
import { fill } from './fill';
import { siteWords } from './site-words';

export type OfferFact = { readonly label: string; readonly text: string; readonly items: readonly string[] };

/** The owner's answers about her way of working, in the editor's order; empty as shipped. */
export function offerFacts(given = offer): OfferFact[] {
  const { responseTime, firstConsultation, fees, serviceArea, documentsBy, hours } = given;
  const fact = (label: string, text: string | undefined): OfferFact[] =>
    text === undefined ? [] : [{ label, text: fill(text, siteWords), items: [] }];
  return [
    ...fact(offerWords.responseTime, responseTime),
    ...fact(offerWords.firstConsultation, firstConsultation),
    ...(fees === undefined ? [] : [feesFact(fees)]),
    ...fact(offerWords.documentsBy, documentsBy),
    ...fact(offerWords.serviceArea, serviceArea),
    ...fact(offerWords.hours, hours),
  ];
}

/** The schema has checked that it is one amount of whole pesos. */
const pesosOf = (typed: string) => Number(typed.replace(/\D/g, ''));

/** «Desde $150.000», '' while she has not said it. */
export function feesFrom(fees = offer.fees): string {
  return fees?.from === undefined ? '' : fill(offerWords.feesFrom, { from: formatPesos(pesosOf(fees.from)) });
}

/** «Respondo: el mismo día hábil»; `undefined` while she has not said it. */
export function responseTime(given = offer): string | undefined {
  return given.responseTime === undefined
    ? undefined
    : `${offerWords.responseTime}: ${fill(given.responseTime, siteWords)}`;
}

/** The sentence of her note that names her price; none while she has not said it. */
export function priceSentence(fees = offer.fees): string[] {
  return fees?.from === undefined
    ? []
    : [fill(offerWords.note.price, { from: formatPesos(pesosOf(fees.from)) })];
}

function feesFact(fees: NonNullable<typeof offer.fees>): OfferFact {
  const { includes = [] } = fees;
  const text = feesFrom(fees);
  const included = includes.length === 0 ? '' : `${offerWords.feesInclude}:`;
  return {
    label: offerWords.fees,
    text: [text, included].filter((part) => part !== '').join('. '),
    items: includes.map((item) => fill(item, siteWords)),
  };
}
