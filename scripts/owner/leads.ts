import { readFileSync } from 'node:fs';

import { COPIES_KEPT } from '@/api/copies';
import { startOf } from '@/api/days';
import { forgottenBeside, forgottenIn } from '@/api/forgotten';
import { leadsIn, type Leads } from '@/api/leads';
import { openLeads } from '@/api/node';

import { isIsoDate } from '@/lib/tax/dates';

import { apiSettings } from '../lib/env';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { withVariable } from '../lib/port.mjs';
import { hasDatabase } from './cloudflare.mjs';
import { erase, forget } from './leads/erase';
import { done, exportAll, list, table } from './leads/list';
import { openPrivate } from './leads/private-file';
import { wranglerDatabase } from './leads/wrangler-d1';

const usage = `npm run leads                        los contactos, del más nuevo al más viejo
npm run leads -- --find Ana          los que digan «Ana» en cualquier campo
npm run leads -- --since 2026-11-01  los recibidos desde ese día
npm run leads -- --done 12           el contacto 12 ya está atendido (también varios: --done 12 13)
npm run leads -- --delete 12-480     borra los de esos números; antes los muestra y pregunta
npm run leads -- --csv copias/contactos.csv     una tabla para abrir en una hoja de cálculo
npm run -s leads -- --export ana@correo.co      todo lo que se guarda de quien lo pide
npm run leads -- --forget ana@correo.co         borra todo lo de esa persona
npm run leads -- --backup copias/contactos.db   una copia de todo

Son los del sitio publicado en Cloudflare, desde que «npm run deploy» lo publicó; antes, los de data/leads.db.
LEADS_DB dice otro archivo.`;

/** `npm run leads` shows and manages the form's leads for the owner. */
await main(async () => {
  const text = { type: 'string' } as const;
  const options = {
    ...{
      find: text,
      since: text,
      done: text,
      csv: text,
      export: text,
      forget: text,
      backup: text,
    },
    ...{ delete: text, help: { type: 'boolean' } as const },
  };
  const { values, positionals } = readArguments(usage, options, true);
  if (values.help) return console.log(usage);
  const { leads, ...place } = open();
  const which = {
    find: values.find,
    since: values.since === undefined ? undefined : startOf(dayFrom(values.since)),
  };
  try {
    await place.forgotten.applyTo(leads);
    if (values.done !== undefined) await done(leads, [values.done, ...positionals]);
    else if (values.delete !== undefined) await erase(leads, [values.delete, ...positionals], place);
    else if (values.export !== undefined) await exportAll(leads, values.export);
    else if (values.forget !== undefined) await forget(leads, values.forget, place);
    else if (values.backup !== undefined) await backup(leads, values.backup, place.isFile);
    else if (values.csv !== undefined) await table(leads, which, values.csv);
    else await list(leads, which);
  } finally {
    await leads.database.close();
  }
});

function open() {
  const settings = apiSettings();
  const isGiven = (process.env.LEADS_DB ?? '') !== '';
  const onCloudflare = {
    forgotten: forgottenIn('data/olvidados-cloudflare.txt'),
    daysInCopies: 30,
    copies: 'Cloudflare (Time Travel)',
    isFile: false,
  };
  if (!isGiven && hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) {
    const here = withVariable('LEADS_DB', 'data/leads.db', 'npm run leads');
    console.error(`Leo los contactos del sitio publicado. Los de este computador: ${here}\n`);
    return { leads: leadsIn(wranglerDatabase('--remote')), ...onCloudflare };
  }
  if (settings.database === 'd1-local')
    return { leads: leadsIn(wranglerDatabase('--local')), ...onCloudflare };
  const leads = openLeads(settings.database);
  return {
    leads,
    forgotten: forgottenBeside(settings.database),
    daysInCopies: COPIES_KEPT,
    copies: 'Las copias automáticas',
    isFile: true,
  };
}

async function backup({ database }: Leads, file: string, isFile: boolean) {
  if (!isFile)
    throw new HelpfulError(
      'Solo de un archivo se hace así la copia. La de Cloudflare: npm run wrangler -- d1 export DB --remote --output copias/contactos.sql',
    );
  await (await openPrivate(file)).close();
  await database.read(['VACUUM INTO ?1', file]);
  console.log(`✓ Copia en ${file}. Guárdala en otro lugar: tiene datos personales.`);
}

function dayFrom(text: string) {
  if (isIsoDate(text)) return text;
  throw new HelpfulError(`«${text}» no es un día: escríbelo como 2026-11-01.`);
}
