import { offer } from '@/content/offer';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import { latestChange } from '@/lib/seo/page-entry';
import { seasons } from '@/lib/seasons';
import { formatLong, todayInBogota } from '@/lib/tax/dates';
import { allDeadlines, hasPassed, isComputed, lackingOf } from '@/lib/tax/deadlines';
import { activeSeason } from '@/lib/words/active-season';
import { missingToPublish } from '@/lib/words/placeholders';
import { labelOf, lineOf } from '@/lib/words/validate-data';
import { readSiteUrl } from '../lib/env';

/** Reads the owner's data for a build: the address without a final slash, the fields that are still examples, and notices. */
export function ownerData() {
  const siteUrl = readSiteUrl();
  const examples = missingToPublish(site, presentation);
  const missing =
    siteUrl === '' ? [...examples, { file: 'site', path: 'address', found: '' } as const] : examples;
  return {
    address: siteUrl.replace(/\/$/, ''),
    missing: missing.map(({ file, path, found }) => ({
      label: `${labelOf(file, '')}, ${labelOf(file, path)}`,
      line: lineOf({ file, path, mend: 'escribe tu dato', ...(found !== '' && { found }) }),
    })),
    notices: noticesOf(),
  };
}

/** Data that the notices compare. */
const sources = () => ({
  ...{ site, offer, presentation, seasons },
  /** The latest day on which a page changed. */
  changed: latestChange(),
  active: activeSeason(),
  today: todayInBogota(new Date()),
});

/** Lines about what the owner may want to mend before she publishes. None stops a build. */
export function noticesOf(given = sources()): string[] {
  const { site, offer, presentation, changed, active, seasons, today } = given;
  const last = allDeadlines([active]).at(-1)?.date ?? today;
  const name = `Temporada ${active.year}`;
  const year = Number(today.slice(0, 4));
  const missing = {
    taxYearUvt: `la UVT de ${year - 1}, de la que salen los topes`,
    filingYearUvt: `la UVT de ${year}, de la que sale la sanción mínima`,
    dates: 'comparar las fechas con el calendario de la DIAN',
  } as const;
  const { signed } = presentation;
  const all: readonly (readonly [holds: boolean, what: string, todo: string])[] = [
    [
      hasPassed(last, today),
      `${name}: su última fecha fue el ${formatLong(last)}; el sitio lo dice`,
      'Elige la siguiente en el editor, en «Quién eres → Temporada»; con «La del año en curso» cambia sola cada enero.',
    ],
    [
      isComputed(active),
      `${name}: sus fechas son calculadas; el sitio lo dice`,
      'Cuando la DIAN publique su calendario, compáralas y, en el editor, en «Temporadas y UVT», agrega la temporada con «Publicada por la DIAN».',
    ],
    ...lackingOf(year, seasons).map(
      (each) =>
        [true, `Para ${year} falta ${missing[each]}`, 'Va en el editor, en «Temporadas y UVT».'] as const,
    ),
    [
      signed === undefined || signed < changed,
      signed === undefined
        ? 'No has dicho que leíste todas tus páginas: tu nota solo dice cuándo se actualizaron'
        : `Leíste todo el ${formatLong(signed)}, y tus páginas cambiaron después, el ${formatLong(changed)}`,
      'Lo que falta por confirmar está en docs/es/por-confirmar.md. Léelas y, en el editor, en «Cómo te presentas → La leí toda», elige el día.',
    ],
    [
      offer.fees?.from === undefined,
      'Honorarios: no dices desde cuánto cobras, que es lo primero que preguntan',
      'Escríbelo en el editor, en «Cómo trabajas → Honorarios → Desde cuánto».',
    ],
    [
      site.portrait.photo === '/images/portrait.svg',
      'Fotografía: sigue el dibujo provisional',
      'Sube la tuya en el editor, en «Quién eres → Tu foto».',
    ],
    [
      site.privacy.policyUrl === undefined,
      'Política de datos: tu aviso de privacidad ofrece enviarla por correo',
      'Ten la tuya escrita (Decreto 1377 de 2013, artículo 13); si está en una página, pon su dirección en «Quién eres → Datos personales».',
    ],
  ];
  return all.filter(([holds]) => holds).map(([, what, todo]) => `  ! ${what}\n      → ${todo}`);
}
