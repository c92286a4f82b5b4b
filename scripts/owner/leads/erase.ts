import type { Forgotten } from '@/api/forgotten';
import type { Leads } from '@/api/leads';
import { addDays, formatLong, todayInBogota } from '@/lib/tax/dates';

import { agrees } from '../agrees';
import { HelpfulError } from '../../lib/main.mjs';
import { printNewest } from './list';

type Place = {
  readonly forgotten: Forgotten;
  /** Days for which automatic copies still hold deleted leads. */
  readonly daysInCopies: number;
  readonly copies: string;
};

/** @param ranges ids of leads: `12`, `12-480` */
export async function erase(leads: Leads, ranges: readonly string[], place: Place): Promise<void> {
  const filter = { ids: ranges.flatMap(numbersIn) };
  const count = await printNewest(leads, filter);
  if (count === 0) return;
  if (!(await agrees(`¿Borro ${contacts(count)}? No se puede deshacer.`)))
    return console.log('\nNo se borró nada.');
  await tell(leads, '', [await place.forgotten.forget(leads, filter)]);
}

/** Right to erasure under Ley 1581: deletes everything of a person. */
export async function forget(leads: Leads, email: string, place: Place): Promise<void> {
  const which = { email, withHidden: true };
  const { total } = await leads.count(which);
  if (total === 0) return console.log(`No hay ningún contacto de ${email}.`);
  const others = { phoneOf: email };
  const { total: shared } = await leads.count(others);
  const otherIds: number[] = [];
  if (shared > 0) {
    console.log('Con el mismo celular y otro correo:');
    await printNewest(leads, others);
    if (await agrees('¿Son de la misma persona, y los borro también?')) {
      for await (const page of leads.batches(others)) otherIds.push(...page.map(({ id }) => id));
    } else console.log('\nEsos se quedan.');
  }
  const of = [await place.forgotten.forget(leads, which)];
  if (otherIds.length > 0) of.push(await place.forgotten.forget(leads, { ids: otherIds }));
  await tell(leads, ` de ${email}`, of);
  const last = formatLong(addDays(todayInBogota(new Date()), place.daysInCopies));
  console.log(
    `${place.copies} lo tienen hasta el ${last}. Borra también los avisos de tu correo y las copias que hiciste.`,
  );
}

/** Says ✓ only where no file of the site holds the text any more. */
async function tell(
  leads: Leads,
  whose: string,
  of: readonly { count: number; isScrubbed: boolean }[],
): Promise<void> {
  const deleted = deletedIn(of.reduce((sum, { count }) => sum + count, 0)) + whose;
  if (of.every(({ isScrubbed }) => isScrubbed)) return console.log(`✓ ${deleted}.`);
  console.log(
    `! ${deleted}, pero otro programa está leyendo el archivo y no deja limpiar su registro (-wal). Ciérralo: el sitio lo limpia solo, o escribe otra vez esta orden.`,
  );
}

function numbersIn(text: string): number[] {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (!(count >= 1 && count <= 100_000)) {
    throw new HelpfulError(`«${text}» no son números de contactos: escribe, por ejemplo, --delete 12-480`);
  }
  return Array.from({ length: count }, (_, index) => Number(first) + index);
}

function contacts(count: number): string {
  return count === 1 ? 'este contacto' : `estos ${count} contactos`;
}

function deletedIn(count: number): string {
  return count === 1 ? 'Se borró 1 contacto' : `Se borraron ${count} contactos`;
}
