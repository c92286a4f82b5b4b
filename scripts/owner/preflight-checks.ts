import type { Page } from '@/content/pages';
import type { IsoDate, Season } from '@/content/tax-calendar/types';
import type { Data } from '@/content/schema';
import type { Site } from '@/content/site';
import { daysBetween, formatLong } from '@/lib/tax/dates';
import { allDeadlines, hasPassed, isComputed, lackingOf } from '@/lib/tax/deadlines';
import { missingToPublish } from '@/lib/words/placeholders';
import { labelOf } from '@/lib/words/validate-data';
import { withoutApi, type ProbeResult } from '../lib/probe-api';

/**
 * One line of the report, worded for someone who doesn't program: what is ready (✓), a notice that stops nothing
 * (!), or what would mislead a visitor or break the site (✗).
 */
export type Finding = { readonly sign: '✓' | '!' | '✗'; readonly what: string; readonly todo?: string };

/** Formats a finding for the terminal. */
export function line({ sign, what, todo }: Finding): string {
  return `  ${sign} ${what}${todo === undefined ? '' : `\n      → ${todo}`}`;
}

/** Finds example values left in the owner's data, named as in the editor. */
export function identityFindings(site: Site, presentation: Data['presentation']): Finding[] {
  const missing = missingToPublish(site, presentation);
  if (missing.length === 0) return [{ sign: '✓', what: 'Tus datos están completos' }];
  return missing.map(({ file, path, found }) => ({
    sign: '✗',
    what:
      found === ''
        ? 'Nadie ha leído lo que va con tu nombre'
        : `${labelOf(file, path)}: sigue el de ejemplo, «${found}»`,
    todo:
      found === ''
        ? 'Lee «Cómo te presentas» en el editor, elige el día en «Lo leíste el» y guarda.'
        : `En content/site.json, escribe tu dato en ${path}.`,
  }));
}

/** Host names that never resolve (RFC 6761), names without a dot, and IP addresses. */
const unreal = /^[^.]+$|(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^[\d.]+$/;

/** Checks that an address can be published: `https`, a real host name and no path. */
export function addressFinding(what: string, address: string, todo: string): Finding {
  const { protocol, hostname, pathname } = URL.canParse(address) ? new URL(address) : ({} as Partial<URL>);
  const isRight = protocol === 'https:' && !unreal.test(hostname ?? '') && pathname === '/';
  if (isRight) return { sign: '✓', what: `${what}: ${address}` };
  return { sign: '✗', what: `${what}: ${address === '' ? 'no está dada' : `«${address}» no sirve`}`, todo };
}

/**
 * Checks that an API answers where the form sends.
 * @param host an origin without a trailing slash
 */
export function apiFinding(host: string, found: ProbeResult): Finding {
  if (found === 'api') return { sign: '✓', what: `Formulario: en ${host} contesta una API que lo recibe` };
  const there = found === 'files' ? 'hay un sitio y ninguna API' : 'todavía no contesta nadie';
  return {
    sign: '!',
    what: `Formulario: en ${host} ${there}; mientras siga así, ${withoutApi}`,
    todo: '«npm run deploy» publica las páginas con su API. Con otra API, di su dirección así: NEXT_PUBLIC_API_HOST=https://api.tunombre.co',
  };
}

/** Notices about the seasons. None stops a deploy, because the site tells visitors when a date is past or computed. */
export function seasonFindings(active: Season, seasons: readonly Season[], today: IsoDate): Finding[] {
  const last = allDeadlines([active]).at(-1)?.date ?? today;
  const name = `Temporada ${active.year}`;
  const isOver = hasPassed(last, today);
  const year = Number(today.slice(0, 4));
  const missing = {
    season: `la temporada ${year}: npm run season -- ${year}`,
    taxYearUvt: `la UVT de ${year - 1}, de la que salen los topes`,
    filingYearUvt: `la UVT de ${year}, de la que sale la sanción mínima`,
    dates: 'comparar las fechas con el calendario de la DIAN',
  } as const;
  return [
    isOver
      ? {
          sign: '!',
          what: `${name}: su última fecha fue el ${formatLong(last)}; el sitio lo dice`,
          todo: 'Elige la siguiente en el editor, en «Quién eres → Temporada»; con «La del año en curso» cambia sola cada enero.',
        }
      : { sign: '✓', what: `${name}: su última fecha es el ${formatLong(last)}` },
    ...(isComputed(active)
      ? [
          {
            sign: '!',
            what: `${name}: sus fechas son calculadas; el sitio lo dice`,
            todo: 'Cuando la DIAN publique su calendario, compáralas y, en el editor, en «Temporadas y UVT», llena «Publicada por la DIAN».',
          } as const,
        ]
      : []),
    ...lackingOf(year, seasons).map(
      (each) =>
        ({
          sign: '!',
          what: `Para ${year} falta ${missing[each]}`,
          todo: 'Va en el editor, en «Temporadas y UVT».',
        }) as const,
    ),
  ];
}

/** A notice if pages changed after the day on which she said that she had read them all, or if she never said it. */
export function readingFindings({ signed }: Data['presentation'], changed: IsoDate): Finding[] {
  if (signed !== undefined && signed >= changed)
    return [{ sign: '✓', what: `Leíste todo el ${formatLong(signed)}` }];
  return [
    {
      sign: '!',
      what:
        signed === undefined
          ? 'No has dicho que leíste todas tus páginas: tu nota solo dice cuándo se actualizaron'
          : `Leíste todo el ${formatLong(signed)}, y tus páginas cambiaron después, el ${formatLong(changed)}`,
      todo: 'Lo que falta por confirmar está en docs/es/por-confirmar.md. Léelas y, en el editor, en «Cómo te presentas → La leí toda», elige el día.',
    },
  ];
}

/** Notices about missing fees, a drawing instead of a photograph, texts not read for a year, and a missing data policy. */
export function upkeepFindings(
  { portrait, privacy }: Site,
  pages: readonly Page[],
  offer: Data['offer'],
  today: IsoDate,
): Finding[] {
  const notice = (what: string, todo: string): Finding => ({ sign: '!', what, todo });
  const old = pages.filter(({ updated }) => daysBetween(updated, today) > 365);
  return [
    ...(offer.fees?.from === undefined
      ? [
          notice(
            'Honorarios: no dices desde cuánto cobras, que es lo primero que preguntan',
            'Escríbelo en el editor, en «Cómo trabajas → Honorarios → Desde cuánto».',
          ),
        ]
      : []),
    ...(portrait.photo === '/images/portrait.svg'
      ? [
          notice(
            'Fotografía: sigue el dibujo provisional',
            'Sube la tuya en el editor, en «Quién eres → Tu foto».',
          ),
        ]
      : []),
    ...old.map(({ label, updated }) =>
      notice(
        `${label}: sus textos se leyeron por última vez el ${formatLong(updated)}`,
        'Léelos y cambia lo que haga falta en el editor, en «Títulos de las páginas»: al guardar queda la fecha.',
      ),
    ),
    ...(privacy.policyUrl === undefined
      ? [
          notice(
            'Política de datos: tu aviso de privacidad ofrece enviarla por correo',
            'Ten la tuya escrita (Decreto 1377 de 2013, artículo 13); si está en una página, pon su dirección en «Quién eres → Datos personales».',
          ),
        ]
      : []),
  ];
}

/**
 * Checks that the API has the settings to mail leads.
 * @param names names of the settings that are set
 */
export function mailFinding(names: readonly string[]): Finding {
  const missing = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD'].filter((name) => !names.includes(name));
  if (missing.length === 0) return { sign: '✓', what: 'Correos de contactos: encendidos' };
  return {
    sign: '!',
    what: `Correos de contactos: apagados, nadie te dice que llegó un contacto (falta ${missing.join(', ')})`,
    todo: 'docs/api.md, «Settings», dice dónde se escriben; en Cloudflare: npm run wrangler -- secret put SMTP_HOST',
  };
}

/** What preflight runs, in order. */
export const steps = [
  {
    what: 'Formulario, buscador, menú y ventana responden',
    command: ['run', '--silent', 'test', '--', 'smoke'],
  },
  // Builds last: the journeys' build has this computer's address, and `out/` must end with the site's.
  {
    what: 'El sitio se construye, y lo que leen los buscadores está bien',
    command: ['run', '--silent', 'build'],
  },
] as const satisfies readonly { what: string; command: readonly string[] }[];
