import type { Offer } from '@/content/offer';
import type { presentation } from '@/content/presentation';
import type { IsoDate } from '@/content/seasons/types';
import type { Service } from '@/content/services';
import { problem } from './content-problem';
import { labelOf } from './validate-data';

type Presentation = typeof presentation;

/* Rules across several fields or files of the owner's data; rules of one field are in content/schema.ts. */

/** Contradictions in `content/offer.json`; missing answers are fine. */
export function offerProblems({ fees, workingSince, testimonials }: Offer, today: IsoDate): string[] {
  const problems: string[] = [];
  const expect = (path: string, right: boolean, expected: string, found: unknown) => {
    if (!right) problems.push(problem('content/offer.json', labelOf('offer', path), expected, found));
  };
  const hasContent = fees === undefined || fees.from !== undefined || (fees.includes ?? []).length > 0;
  expect('fees', hasContent, 'un valor, o algo en lo que incluye', 'nada');
  const thisYear = Number(today.slice(0, 4));
  const isPast = workingSince === undefined || workingSince <= thisYear;
  expect('workingSince', isPast, `un año entre 1950 y ${thisYear}`, workingSince);
  for (const [index, { consentDate }] of testimonials.entries()) {
    const path = `testimonials[${index}].consentDate`;
    expect(path, consentDate <= today, 'el día en que te autorizó, ya pasado', consentDate);
  }
  return problems;
}

/** Problems among services: names must be unique, and each page needs the one that offers it. */
export function serviceProblems(among: readonly Service[]): string[] {
  const file = 'content/services.json';
  const names = among.map(({ name }) => name.trim());
  const twice = among.flatMap((_, index) => {
    const name = names[index] ?? '';
    if (names.indexOf(name) === index) return [];
    const place = labelOf('services', `services[${index}].name`);
    return [problem(file, place, 'un servicio distinto de los demás', `«${name}» otra vez`)];
  });
  const offered = among.filter(({ page }) => page?.id === 'incomeTax');
  if (offered.length === 1) return twice;
  const expected = 'un servicio, y uno solo, cuya página sea Declaración de Renta';
  const found = offered.length === 0 ? 'ninguno' : offered.map(({ name }) => name).join(', ');
  return [...twice, problem(file, labelOf('services', 'services'), expected, found)];
}

/** A headline must hold its highlighted part exactly once, or the page repeats or misplaces it. */
export function highlightProblem({
  headline,
  highlight,
}: Pick<Presentation, 'headline' | 'highlight'>): string[] {
  const times = highlight === undefined ? 1 : headline.split(highlight).length - 1;
  if (times === 1) return [];
  const found = times === 0 ? `«${highlight}», que no está ahí` : `«${highlight}», que está ${times} veces`;
  const place = labelOf('presentation', 'highlight');
  return [problem('content/presentation.json', place, `una parte de «${headline}»`, found)];
}
