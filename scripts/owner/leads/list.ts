import { bogotaTime } from '@/api/days';
import { sentFields } from '@/lib/lead/contact-fields';
import type { Leads } from '@/api/leads';
import type { LeadFilter } from '@/api/lead-filter';
import { mailHealth } from '@/api/outbox';
import { tableHead, tableRows } from '@/api/table';

import { HelpfulError } from '../../lib/main.mjs';
import { lineOf, mailWarning } from './lines';
import { openPrivate } from './private-file';
import { terminalJson } from './terminal-text';

/** Prints the newest leads and how many there are. */
export async function list(leads: Leads, which: LeadFilter): Promise<void> {
  await printNewest(leads, which);
  const warning = mailWarning(await mailHealth(leads, true, Date.now()));
  if (warning !== undefined) console.log(warning);
}

/** @returns the total */
export async function printNewest(leads: Leads, filter: LeadFilter): Promise<number> {
  const shown = await leads.list(filter);
  for (const lead of shown) console.log(lineOf(lead, process.stdout.columns ?? 160));
  const { total, open } = await leads.count(filter);
  console.log(`\n${total} ${total === 1 ? 'contacto' : 'contactos'}, ${open} sin atender.`);
  if (total > shown.length)
    console.log(`Son los ${shown.length} más nuevos: los demás, con --find, --since o --csv.`);
  return total;
}

export async function done(leads: Leads, ids: readonly string[]): Promise<void> {
  const wrong = ids.find((id) => !/^\d+$/.test(id));
  if (wrong !== undefined) throw new HelpfulError(`«${wrong}» no es el número de un contacto.`);
  const marked = await leads.done(ids.map(Number), Date.now());
  for (const id of ids) {
    if (!marked.includes(Number(id))) throw new HelpfulError(`No hay un contacto ${id}.`);
    console.log(`✓ Contacto ${id} atendido.`);
  }
}

export async function table(leads: Leads, which: LeadFilter, path: string): Promise<void> {
  const file = await openPrivate(path);
  await file.write(tableHead);
  for await (const page of leads.batches(which)) await file.write(tableRows(page));
  await file.close();
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}

/** Right of access under Ley 1581: a person's data, their dates, and what was authorised. */
export async function exportAll(leads: Leads, email: string): Promise<void> {
  const notices = await leads.notices();
  let separator = '[';
  for await (const page of leads.batches({ email, withHidden: true })) {
    for (const lead of page) {
      const shown = {
        id: lead.id,
        received: bogotaTime(lead.receivedAt),
        times: lead.times,
        page: lead.page,
        done: lead.doneAt === null ? null : bogotaTime(lead.doneAt),
        ...Object.fromEntries(sentFields.map((field) => [field, lead[field]])),
        privacyNotice: { version: lead.notice, text: notices.get(lead.notice) },
      };
      process.stdout.write(`${separator}\n${terminalJson(JSON.stringify(shown, null, 2))}`);
      separator = ',';
    }
  }
  console.log(separator === '[' ? '[]' : '\n]');
}
