import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { sentFields } from '@/lib/lead/contact-fields';
import { leadsIn, textsOf, type Lead, type Leads } from '@/api/leads';
import { openLeads } from '@/api/node';
import { mailHealth, startOf } from '@/api/outbox';
import { addDays, isIsoDate, todayInBogota } from '@/lib/tax/dates';

import { apiSettings } from '../lib/api-settings';
import { readArguments } from '../lib/arguments';
import { HelpfulError, main } from '../lib/main.mjs';
import { withVariable } from '../lib/terminal.mjs';
import { hasDatabase } from './deploy/plan';
import { bogotaTime, csvOf } from './leads/csv';
import { lineOf, mailWarning, visitChart } from './leads/lines';
import { wranglerDatabase } from './leads/wrangler-d1';

const usage = `npm run leads                        los contactos, del más nuevo al más viejo
npm run leads -- --find Ana          los que digan «Ana» en cualquier campo
npm run leads -- --since 2026-11-01  los recibidos desde ese día
npm run leads -- --done 12           el contacto 12 ya está atendido (también varios: --done 12 13)
npm run leads -- --visits            las visitas de los últimos 30 días
npm run -s leads -- --csv > contactos.csv       una tabla para abrir en una hoja de cálculo
npm run -s leads -- --export ana@correo.co      todo lo que se guarda de quien lo pide
npm run leads -- --forget ana@correo.co         borra todo lo de esa persona
npm run leads -- --backup copia.db              una copia de todo

Son los del sitio publicado en Cloudflare, desde que «npm run deploy» lo publicó; antes, los de data/leads.db.
LEADS_DB dice otro lugar: un archivo, o una dirección libsql://…`;

/** `npm run leads`: what the form has brought, for the owner. */
await main(async () => {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = {
    ...{ find: text, since: text, done: text, export: text, forget: text, backup: text },
    ...{ csv: flag, visits: flag, help: flag },
  };
  const { values, positionals } = readArguments(usage, options, true);
  if (values.help) return console.log(usage);
  const leads = open();
  try {
    if (values.done !== undefined) await done(leads, [values.done, ...positionals]);
    else if (values.visits) await visits(leads);
    else if (values.export !== undefined) await exportAll(leads, values.export);
    else if (values.forget !== undefined) await forget(leads, values.forget);
    else if (values.backup !== undefined) await backup(leads, values.backup);
    else await list(leads, values);
  } finally {
    leads.database.close();
  }
});

function open(): Leads {
  const settings = apiSettings();
  const isGiven = (process.env.LEADS_DB ?? '') !== '';
  if (!isGiven && hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) {
    const here = withVariable('LEADS_DB', 'data/leads.db', 'npm run leads');
    console.error(`Leo los contactos del sitio publicado. Los de este computador: ${here}\n`);
    return leadsIn(wranglerDatabase('--remote'));
  }
  if (settings.database === 'd1-local') return leadsIn(wranglerDatabase('--local'));
  return openLeads(settings);
}

async function list(
  leads: Leads,
  { find = '', since, csv }: { find?: string; since?: string; csv?: boolean },
) {
  const found = (await leads.all(since === undefined ? 0 : startOf(dayFrom(since)))).filter((lead) =>
    plain(textsOf(lead).join('\n')).includes(plain(find)),
  );
  if (csv) return void process.stdout.write(csvOf(found));
  for (const lead of found) console.log(lineOf(lead, process.stdout.columns ?? 160));
  const open = found.filter(({ doneAt }) => doneAt === null).length;
  console.log(`\n${found.length} ${found.length === 1 ? 'contacto' : 'contactos'}, ${open} sin atender.`);
  const warning = mailWarning(await mailHealth(leads, true, Date.now()));
  if (warning !== undefined) console.log(warning);
}

async function done(leads: Leads, ids: readonly string[]) {
  const wrong = ids.find((id) => !/^\d+$/.test(id));
  if (wrong !== undefined) throw new HelpfulError(`«${wrong}» no es el número de un contacto.`);
  const marked = await leads.done(ids.map(Number), Date.now());
  for (const id of ids) {
    if (!marked.includes(Number(id))) throw new HelpfulError(`No hay un contacto ${id}.`);
    console.log(`✓ Contacto ${id} atendido.`);
  }
}

async function visits(leads: Leads) {
  const today = todayInBogota(new Date());
  for (const line of visitChart(await leads.visits(addDays(today, -29)), today, 30)) console.log(line);
}

/** What Ley 1581 gives a person the right to see: the data, when they came, and what was authorised. */
async function exportAll(leads: Leads, email: string) {
  const notices = await leads.notices();
  const all = (await of(leads, email)).map((lead) => ({
    id: lead.id,
    received: bogotaTime(lead.receivedAt),
    times: lead.times,
    done: lead.doneAt === null ? null : bogotaTime(lead.doneAt),
    ...Object.fromEntries(sentFields.map((field) => [field, lead[field]])),
    privacyNotice: { version: lead.notice, text: notices.get(lead.notice) },
  }));
  console.log(JSON.stringify(all, null, 2));
}

async function forget(leads: Leads, email: string) {
  const all = await of(leads, email);
  if (all.length === 0) return console.log(`No hay ningún contacto de ${email}.`);
  await leads.forget(all.map(({ id }) => id));
  const many = all.length === 1 ? 'Se borró 1 contacto' : `Se borraron ${all.length} contactos`;
  console.log(`✓ ${many} de ${email}. Borra también los avisos de tu correo y tus copias de seguridad.`);
}

async function backup({ database }: Leads, file: string) {
  if (existsSync(file)) throw new HelpfulError(`Ya existe ${file}: elige otro nombre.`);
  mkdirSync(dirname(file), { recursive: true });
  await database.read(['VACUUM INTO ?1', file]);
  chmodSync(file, 0o600);
  console.log(`✓ Copia en ${file}. Guárdala en otro lugar: tiene datos personales.`);
}

async function of(leads: Leads, email: string): Promise<Lead[]> {
  const wanted = email.trim().toLowerCase();
  return (await leads.all()).filter((lead) => lead.email.trim().toLowerCase() === wanted);
}

function dayFrom(text: string) {
  if (isIsoDate(text)) return text;
  throw new HelpfulError(`«${text}» no es un día: escríbelo como 2026-11-01.`);
}

/** Without capitals and accents: «angela» finds «Ángela». */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
