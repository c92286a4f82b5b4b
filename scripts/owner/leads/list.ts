import { sentFields } from '@/lib/lead/contact-fields';
import { addDays, todayInBogota } from '@/lib/tax/dates';
import { PAGE, type Leads, type Which } from '@/api/leads';
import { mailHealth } from '@/api/outbox';

import { HelpfulError } from '../../lib/main.mjs';
import { csvHead, csvRows } from './csv';
import { bogotaTime, lineOf, mailWarning, visitChart } from './lines';
import { openPrivate } from './private-file';
import { terminalJson } from './terminal-text';

/** A page of them, and how many there are. */
export async function list(leads: Leads, which: Which, page = 1): Promise<void> {
  await printPage(leads, which, page);
  const warning = mailWarning(await mailHealth(leads, true, Date.now()));
  if (warning !== undefined) console.log(warning);
}

/** @returns how many there are in all */
export async function printPage(leads: Leads, which: Which, page = 1): Promise<number> {
  const shown = await leads.page(which, { offset: (page - 1) * PAGE });
  for (const lead of shown) console.log(lineOf(lead, process.stdout.columns ?? 160));
  // What fits on the first page needs no second look to be counted.
  const isAll = page === 1 && shown.length < PAGE;
  const { total, open } = isAll
    ? { total: shown.length, open: shown.filter(({ doneAt }) => doneAt === null).length }
    : await leads.count(which);
  console.log(`\n${total} ${total === 1 ? 'contacto' : 'contactos'}, ${open} sin atender.`);
  if (total > page * PAGE) console.log(`Hay más: agrega --page ${page + 1}`);
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

export async function visits(leads: Leads): Promise<void> {
  const today = todayInBogota(new Date());
  for (const line of visitChart(await leads.visits(addDays(today, -29)), today, 30)) console.log(line);
}

export async function table(leads: Leads, which: Which, path: string): Promise<void> {
  const file = await openPrivate(path);
  await file.write(csvHead);
  for await (const page of leads.pages(which)) await file.write(csvRows(page));
  await file.close();
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}

/** What Ley 1581 gives a person the right to see: the data, when they came, and what was authorised. */
export async function exportAll(leads: Leads, email: string): Promise<void> {
  const notices = await leads.notices();
  let separator = '[';
  for await (const page of leads.pages({ email })) {
    for (const lead of page) {
      const shown = {
        id: lead.id,
        received: bogotaTime(lead.receivedAt),
        times: lead.times,
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
