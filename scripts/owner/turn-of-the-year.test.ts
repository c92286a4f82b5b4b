/** @jest-environment node */
import type { IsoDate, Season } from '@/content/seasons/types';
import { answersFor } from '@/lib/tax/lookup';
import { seasonOf, seasons } from '@/lib/seasons';
import { line } from './preflight/finding';
import { seasonFindings } from './preflight/season-findings';

/** Fifteenth of each month, from the end of one season to the start of the second next. */
const days = Array.from({ length: 18 }, (_, index): IsoDate => {
  const date = new Date(Date.UTC(2026, 7 + index, 15));
  return date.toISOString().slice(0, 10) as IsoDate;
});

/**
 * What the site tells a visitor with ending 27, and what it asks of the owner, who does it within the month.
 */
function walk(): string[] {
  let active = 2026;
  let known: readonly Season[] = seasons;
  return days.map((today) => {
    const season = known.find(({ year }) => year === active);
    const answer = answersFor('27', today, known, active).find(({ group }) => group === 'natural');
    if (!season || !answer) throw new Error(`${today}: nobody is answered`);
    const over = answer.over.map(({ year, date }) => `${year} pasó el ${date}`);
    const next = answer.next && `sigue ${answer.next.date}${answer.next.computed ? ' (calculada)' : ''}`;
    const visitor = [...over, next ?? 'la siguiente, cuando se publique'].join(', ');

    const advice = seasonFindings(season, today, known).filter(({ state }) => state === 'notice');
    const said = advice.map((finding) => line(finding)).join('\n');
    const [, toWrite] = /npm run season -- (\d{4})»/.exec(said) ?? [];
    const [, toActivate] = /escribe (\d{4}) en activeSeason/.exec(said) ?? [];
    const lackingUvt = [...said.matchAll(/UVT de (\d{4}): no está/g)].map(([, year]) => year);
    const owner = [
      ...(toWrite === undefined ? [] : [`escribir ${toWrite}`]),
      ...(toActivate === undefined ? [] : [`activar ${toActivate}`]),
      ...lackingUvt.map((year) => `poner la UVT de ${year}`),
      ...(said.includes('calculadas') ? [`confirmar ${active}`] : []),
    ];

    const row = `${today} · ${active} · ${visitor} · ${owner.join(', ') || 'nada'}`;
    if (toWrite !== undefined) {
      known = [
        ...known,
        seasonOf({ year: Number(toWrite), updated: today }, [{ year: 2027, pesos: 55_000 }]),
      ];
    }
    if (toActivate !== undefined) active = Number(toActivate);
    if (lackingUvt.includes('2027')) {
      known = known.map((each) =>
        each.year === 2027 ? { ...each, uvt: { ...each.uvt, filingYear: 55_000 } } : each,
      );
    }
    // The DIAN publishes in the last days of December.
    if (today > '2027-01') {
      known = known.map((each) =>
        each.year === 2027 ? { ...each, provenance: { ...each.provenance, status: 'published' } } : each,
      );
    }
    return row;
  });
}

test('every month has a true answer for the visitor and a next step for the owner', () => {
  expect(walk()).toEqual([
    '2026-08-15 · 2026 · sigue 2026-09-01 · nada',
    '2026-09-15 · 2026 · 2026 pasó el 2026-09-01, sigue 2027-09-01 (calculada) · nada',
    '2026-10-15 · 2026 · 2026 pasó el 2026-09-01, sigue 2027-09-01 (calculada) · nada',
    '2026-11-15 · 2026 · 2026 pasó el 2026-09-01, sigue 2027-09-01 (calculada) · activar 2027',
    '2026-12-15 · 2027 · sigue 2027-09-01 (calculada) · confirmar 2027',
    '2027-01-15 · 2027 · sigue 2027-09-01 (calculada) · poner la UVT de 2027, confirmar 2027',
    '2027-02-15 · 2027 · sigue 2027-09-01 · nada',
    '2027-03-15 · 2027 · sigue 2027-09-01 · nada',
    '2027-04-15 · 2027 · sigue 2027-09-01 · nada',
    '2027-05-15 · 2027 · sigue 2027-09-01 · nada',
    '2027-06-15 · 2027 · sigue 2027-09-01 · escribir 2028',
    '2027-07-15 · 2027 · sigue 2027-09-01 · nada',
    '2027-08-15 · 2027 · sigue 2027-09-01 · nada',
    '2027-09-15 · 2027 · 2027 pasó el 2027-09-01, sigue 2028-09-01 (calculada) · nada',
    '2027-10-15 · 2027 · 2027 pasó el 2027-09-01, sigue 2028-09-01 (calculada) · nada',
    '2027-11-15 · 2027 · 2027 pasó el 2027-09-01, sigue 2028-09-01 (calculada) · activar 2028',
    '2027-12-15 · 2028 · sigue 2028-09-01 (calculada) · confirmar 2028',
    '2028-01-15 · 2028 · sigue 2028-09-01 (calculada) · poner la UVT de 2028, confirmar 2028',
  ]);
});
