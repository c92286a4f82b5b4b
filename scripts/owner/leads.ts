import { readFileSync } from 'node:fs';
import { leadReader, type Lead, type LeadReader } from '@/api/leads';
import { startOfDay } from '@/api/bogota-time';
import { openLeads } from '@/api/node';
import { csvHeader, csvRows } from '@/api/leads-csv';
import { foldText, textsOf } from '@/api/lead-filter';
import type { IsoDate } from '@/content/tax-calendar/types';
import { apiSettings } from '../lib/env';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { withVariable } from '../lib/port.mjs';
import { hasDatabase } from './cloudflare.mjs';
import { openPrivate } from './leads/private-file';
import { lineOf } from './leads/terminal';
import { readPublished } from './leads/wrangler-d1';

const usage = `npm run leads                                los 200 contactos más nuevos
npm run leads -- --waiting                   solo los que esperan tu respuesta
npm run leads -- --since 2026-11-01          los que llegaron desde ese día
npm run leads -- --find Ana                  los que digan «Ana» en cualquier campo
npm run leads -- --csv copias/contactos.csv  todos, en una tabla para una hoja de cálculo
npm run leads -- --email ana@correo.co       todo lo que se guarda de quien lo pide; con --csv, en una tabla

Son los del sitio publicado en Cloudflare, desde que «npm run deploy» lo publicó; antes, los de data/leads.db.
LEADS_DB dice otro archivo.`;

/** Most leads that a list shows. */
const SHOWN = 200;

/** `npm run leads` lists and exports the form's leads. */
await main(async () => {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  const options = { find: text, csv: text, email: text, since: text, waiting: yes, help: yes };
  const { values } = readArguments(usage, options);
  if (values.help) return console.log(usage);
  if (values.since !== undefined && !isDay(values.since))
    throw new HelpfulError(`«${values.since}» no es un día: escríbelo así, 2026-11-01.`);
  if (values.csv === '')
    throw new HelpfulError('Falta el archivo: escribe, por ejemplo, --csv copias/contactos.csv.');
  const { leads, close } = open();
  try {
    if (values.csv !== undefined) await writeTable(found(leads, values), values.csv);
    else await print(leads, values);
  } finally {
    await close();
  }
});

/** True if a text is a day that exists, as `2026-11-01`. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}

function open(): { leads: LeadReader; close: () => Promise<void> } {
  const isGiven = (process.env.LEADS_DB ?? '') !== '';
  if (!isGiven && hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) {
    const here = withVariable('LEADS_DB', 'data/leads.db', 'npm run leads');
    console.error(`Leo los contactos del sitio publicado. Los de este computador: ${here}\n`);
    return { leads: leadReader({ read: readPublished }), close: async () => undefined };
  }
  const leads = openLeads(apiSettings().database);
  return { leads, close: leads.database.close };
}

type Wanted = {
  readonly find?: string;
  readonly email?: string;
  /** Only leads since this day in Colombia. */
  readonly since?: string;
  readonly waiting?: boolean;
};

/** Yields leads, newest first. A person's leads include deleted ones while that can be undone, because they are still stored. */
async function* found(
  leads: LeadReader,
  { find = '', email, since, waiting }: Wanted,
): AsyncGenerator<Lead[]> {
  const which = {
    ...(email !== undefined && { email, withHidden: true }),
    ...(since !== undefined && { since: startOfDay(since as IsoDate) }),
    isOpen: waiting,
  };
  for await (const batch of leads.batches(which))
    yield batch.filter((lead) => foldText(textsOf(lead).join('\n')).includes(foldText(find)));
}

async function print(leads: LeadReader, wanted: Wanted): Promise<void> {
  const shown: Lead[] = [];
  for await (const batch of found(leads, wanted)) {
    shown.push(...batch);
    if (shown.length >= SHOWN) break;
  }
  const isOfPerson = wanted.email !== undefined;
  const width = isOfPerson ? Infinity : (process.stdout.columns ?? 160);
  for (const lead of shown.slice(0, SHOWN)) console.log(lineOf(lead, width));
  const { total, open } = await leads.count();
  console.log(`\nContactos: ${total} (esperan tu respuesta: ${open}). Con --csv van todos en una tabla.`);
  if (!isOfPerson) return;
  const notices = await leads.notices();
  for (const version of new Set(shown.map(({ notice }) => notice)))
    console.log(`\nEl aviso de privacidad que leyó:\n${notices.get(version)}`);
}

async function writeTable(batches: AsyncIterable<Lead[]>, path: string): Promise<void> {
  const file = await openPrivate(path);
  await file.writeFile(csvHeader);
  for await (const batch of batches) await file.writeFile(csvRows(batch));
  await file.close();
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}
