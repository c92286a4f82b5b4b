import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bogotaTime } from '@/api/bogota-time';
import { textsOf } from '@/api/lead-filter';
import { leadReader, type Lead, type LeadReader } from '@/api/leads';
import { leadsCsv, pageName, statusOf } from '@/api/leads-csv';
import { oneLine } from '@/api/mail';
import { openLeads } from '@/api/node';
import { apiSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';
import { withVariable } from '../lib/port.mjs';
import { hasDatabase } from './cloudflare.mjs';
import { readPublished } from './wrangler-d1';

const usage = `npm run leads                          los contactos, el más nuevo al final
npm run leads -- --csv                 lo mismo, en una tabla para una hoja de cálculo, en la carpeta copias
npm run leads -- --email ana@correo.co todo lo que se guarda de quien lo pide; con --csv, en una tabla

Son los del sitio publicado en Cloudflare, desde que «npm run deploy» lo publicó; antes, los de data/leads.db.
LEADS_DB dice otro archivo.`;

/** Letters of a line of the list. */
const LINE = 200;

/** `npm run leads` lists and exports the form's leads. */
await main(async () => {
  const { csv, email, help } = given();
  if (help) return console.log(usage);
  const { leads, close } = open();
  try {
    // A person's leads include deleted ones while that can be undone, because they are still stored.
    const shown = await leads.list(email === undefined ? {} : { email, withHidden: true }, -1);
    if (csv) return writeTable(shown);
    for (const lead of shown.toReversed()) console.log(lineOf(lead, email === undefined ? LINE : Infinity));
    const { total, open } = await leads.count();
    console.log(`\nContactos: ${total} (esperan tu respuesta: ${open}).`);
    if (email === undefined) return;
    const notices = await leads.notices();
    for (const version of new Set(shown.map(({ notice }) => notice)))
      console.log(`\nEl aviso de privacidad que leyó:\n${notices.get(version)}`);
  } finally {
    await close();
  }
});

function given() {
  try {
    const yes = { type: 'boolean' } as const;
    return parseArgs({ options: { csv: yes, email: { type: 'string' }, help: yes } }).values;
  } catch {
    throw new HelpfulError(`No se entiende «${process.argv.slice(2).join(' ')}».\n\n${usage}`);
  }
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

/** A lead as one line, without the characters that could move the cursor or disguise the line. */
function lineOf(lead: Lead, longest: number): string {
  const when = bogotaTime(lead.receivedAt).slice(0, 16);
  const said = [...textsOf(lead), pageName(lead.page), lead.times > 1 && `×${lead.times}`].filter(Boolean);
  const line = [lead.id, when, statusOf(lead), ...lead.marks.map((mark) => `⚠ ${mark}`), ...said].join(' · ');
  return oneLine(line, longest);
}

/** Writes a file that only its owner can read, in a folder that git ignores and no host publishes. */
function writeTable(leads: readonly Lead[]): void {
  const moment = bogotaTime(Date.now()).replaceAll(':', '').replace(' ', '-');
  const path = join('copias', `contactos-${moment}.csv`);
  mkdirSync('copias', { recursive: true, mode: 0o700 });
  writeFileSync(path, leadsCsv(leads), { mode: 0o600 });
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}
