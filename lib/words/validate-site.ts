import type { Offer } from '@/content/offer';
import type { IsoDate, Season } from '@/content/seasons/types';
import type { Service } from '@/content/services';
import type { Site } from '@/content/site';
import { isColombianPhone, isHttps, problem } from './content-problem';
import { isIsoDate } from '@/lib/tax/dates';

/** What is wrong in `content/site.ts`; nothing when the list is empty. */
export function identityProblems(identity: Site, among: readonly Season[]): string[] {
  const file = 'content/site.ts';
  const problems: string[] = [];
  const expect = (field: string, right: boolean, expected: string, found: unknown) => {
    if (!right) problems.push(problem(file, field, expected, found));
  };

  const texts = {
    businessName: identity.businessName,
    accountantName: identity.accountantName,
    professionalTitle: identity.professionalTitle,
    cardNumber: identity.cardNumber,
    city: identity.city,
    'portrait.alt': identity.portrait.alt,
    'university.name': identity.university.name,
    'professionalBoard.name': identity.professionalBoard.name,
  };
  for (const [field, text] of Object.entries(texts)) {
    expect(field, text.trim() !== '', 'un texto', text);
  }

  expect(
    'email',
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(identity.email),
    'un correo como nombre@dominio.com',
    identity.email,
  );
  expect(
    'phone',
    isColombianPhone(identity.phone),
    'el +57 y los 10 dígitos del número, como +57 300 123 4567',
    identity.phone,
  );
  expect(
    'portrait.src',
    identity.portrait.src.startsWith('/'),
    'una ruta dentro de public/ que empiece por «/»',
    identity.portrait.src,
  );
  const { expires } = identity.security;
  expect('security.expires', isIsoDate(expires), 'una fecha como 2027-11-01', expires);
  for (const field of ['university', 'professionalBoard'] as const) {
    const { url, logoUrl } = identity[field];
    expect(`${field}.url`, isHttps(url), 'una dirección que empiece por https://', url);
    expect(
      `${field}.logoUrl`,
      logoUrl === null || isHttps(logoUrl),
      'una dirección que empiece por https://, o null',
      logoUrl,
    );
  }
  const { retentionMonths, policyUrl } = identity.privacy;
  // Contacts older than that are deleted: of none, or of a part of one, all would be.
  const isSpan = Number.isInteger(retentionMonths) && retentionMonths >= 1 && retentionMonths <= 120;
  expect('privacy.retentionMonths', isSpan, 'de 1 a 120 meses', retentionMonths);
  expect(
    'privacy.policyUrl',
    policyUrl === null || isHttps(policyUrl),
    'una dirección que empiece por https://, o null',
    policyUrl,
  );
  const years = among.map(({ year }) => year);
  expect(
    'activeSeason',
    years.includes(identity.activeSeason),
    `uno de los años con archivo en content/seasons/ (${years.join(', ')}); para crear otro: npm run season -- ${identity.activeSeason}`,
    identity.activeSeason,
  );
  return problems;
}

/** What is wrong in `content/offer.ts`; what is empty is right. */
export function offerProblems(given: Offer, today: IsoDate): string[] {
  const problems: string[] = [];
  const expect = (field: string, right: boolean, expected: string, found: unknown) => {
    if (!right) problems.push(problem('content/offer.ts', field, expected, found));
  };
  const address = 'una dirección que empiece por https://, o null';
  const { responseTime, firstConsultation, serviceArea, documentsBy, hours } = given;
  const texts = Object.entries({ responseTime, firstConsultation, serviceArea, documentsBy, hours });
  for (const [field, text] of texts) expect(field, text?.trim() !== '', 'un texto, o null', text);
  for (const [index, { title, text }] of given.steps.entries()) {
    expect(
      `steps, ${index + 1}`,
      title.trim() !== '' && text.trim() !== '',
      'un título y un texto',
      title || text,
    );
  }
  const { fees, workingSince, cardVerifyUrl, whatsapp } = given;
  if (fees !== null) {
    const { from, includes } = fees;
    const isPrice = from === null || (Number.isInteger(from) && from > 0);
    expect('fees.from', isPrice, 'pesos sin puntos ni comillas, o null', from);
    expect('fees', from !== null || includes.length > 0, 'un valor, o algo en includes', 'nada');
  }
  const thisYear = Number(today.slice(0, 4));
  const isYear = workingSince === null || (workingSince >= 1950 && workingSince <= thisYear);
  expect('workingSince', isYear, `un año entre 1950 y ${thisYear}, o null`, workingSince);
  expect('cardVerifyUrl', cardVerifyUrl === null || isHttps(cardVerifyUrl), address, cardVerifyUrl);
  const isPhone = whatsapp === null || isColombianPhone(whatsapp);
  expect('whatsapp', isPhone, 'el +57 y los 10 dígitos del número, o null', whatsapp);
  for (const { name, url } of given.profiles) expect(`profiles, ${name}`, isHttps(url), address, url);
  for (const { name, quote, consentDate } of given.testimonials) {
    expect(`testimonials, ${name}`, quote.trim() !== '' && name.trim() !== '', 'un texto y un nombre', quote);
    const isPast = isIsoDate(consentDate) && consentDate <= today;
    expect(`testimonials, ${name}, consentDate`, isPast, 'el día en que te autorizó, ya pasado', consentDate);
  }
  return problems;
}

/** What is wrong in `content/services.ts`: each has a name and an id of its own, and the one that pages offer is there. */
export function serviceProblems(among: readonly Service[], offered: string): string[] {
  const file = 'content/services.ts';
  const problems: string[] = [];
  if (among.length === 0) problems.push(problem(file, 'services', 'al menos un servicio', 'ninguno'));
  for (const field of ['id', 'name'] as const) {
    const values = among.map((service) => service[field].trim());
    for (const [index, value] of values.entries()) {
      const place = `services, ${index + 1}, ${field}`;
      if (value === '') problems.push(problem(file, place, 'un texto', value));
      if (value !== '' && values.indexOf(value) < index) {
        problems.push(problem(file, place, 'un servicio distinto de los demás', `«${value}» otra vez`));
      }
    }
  }
  for (const { name } of among) {
    // What is chosen is sent as one text, its names parted by commas.
    if (name.includes(',')) problems.push(problem(file, `services, ${name}`, 'un nombre sin comas', name));
  }
  const ids = among.map(({ id }) => id);
  if (!ids.includes(offered)) {
    problems.push(problem(file, 'incomeTaxService', `el id de un servicio (${ids.join(', ')})`, offered));
  }
  return problems;
}

/** A headline's highlighted part must stand in it, once: else the page would show both, or the wrong one. */
export function highlightProblem(file: string, field: string, text: string, highlight: string): string[] {
  const times = highlight === '' ? 0 : text.split(highlight).length - 1;
  if (times === 1) return [];
  const found = times === 0 ? `«${highlight}», que no está ahí` : `«${highlight}», que está ${times} veces`;
  return [problem(file, field, `una parte de «${text}»`, found)];
}
