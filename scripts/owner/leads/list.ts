import { bogotaTime } from '@/api/days';
import { sentFields } from '@/lib/lead/contact-fields';
import { addDays, todayInBogota } from '@/lib/tax/dates';
import { PAGE, type Leads } from '@/api/leads';
import type { Which } from '@/api/which';
import { mailHealth } from '@/api/outbox';
import { tableHead, tableRows } from '@/api/table';

import { HelpfulError } from '../../lib/main.mjs';
import { lineOf, mailWarning, pageLines, visitChart } from './lines';
import { openPrivate } from './private-file';
import { terminalJson } from './terminal-text';

const noPages =
  'De qué página llegan no se sabe todavía; nunca se sabrá si la API está en otra dirección que el sitio.';

/** Prints a page of leads and their total. */
export async function list(leads: Leads, which: Which, page = 1): Promise<void> {
  await printPage(leads, which, page);
  const warning = mailWarning(await mailHealth(leads, true, Date.now()));
  if (warning !== undefined) console.log(warning);
}

/** @returns the total */
export async function printPage(leads: Leads, which: Which, page = 1): Promise<number> {
  const shown = await leads.page(which, { offset: (page - 1) * PAGE });
  for (const lead of shown) console.log(lineOf(lead, process.stdout.columns ?? 160));
  // A first page that isn't full is already counted.
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
  const first = addDays(today, -29);
  for (const line of visitChart(await leads.visits(first), today, 30)) console.log(line);
  const pages = await leads.byPage(first, addDays(today, 1));
  console.log(`\n${pages.length > 0 ? pageLines(pages).join('\n') : noPages}`);
}

export async function table(leads: Leads, which: Which, path: string): Promise<void> {
  const file = await openPrivate(path);
  await file.write(tableHead);
  for await (const page of leads.pages(which)) await file.write(tableRows(page));
  await file.close();
  console.log(`✓ Tabla en ${path}. Tiene datos personales: bórrala cuando no la necesites.`);
}

/** Right of access under Ley 1581: a person's data, their dates, and what was authorised. */
export async function exportAll(leads: Leads, email: string): Promise<void> {
  const notices = await leads.notices();
  let separator = '[';
  for await (const page of leads.pages({ email })) {
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
