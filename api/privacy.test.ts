/** @jest-environment node */
import { privacyNotice } from './contract';
import { memoryLeads } from './testing/memory-leads';

/* The privacy notice must name everything that the database holds about a visitor. */

/** Columns that hold something of a visitor, by the words of the notice that name it. */
const named: Readonly<Record<string, string>> = {
  'estos datos':
    'leads.name leads.phone leads.email leads.services leads.message leads.fingerprint leads.email_key leads.phone_key',
  'contar las solicitudes': 'leads.times',
  'desde que los envías': 'leads.received_at',
  'prueba de esta autorización': 'leads.notice',
  'desde cuál página': 'leads.page landings.page',
  'huella recortada de tu dirección IP': 'callers.caller',
  'hasta el día siguiente': 'callers.day',
  'avisa que hubo una visita': 'landings.visits',
};

/** Columns that hold nothing of a visitor. */
const ofNobody = [
  'leads.id leads.last_call leads.marks leads.done_at leads.hidden_at callers.leads landings.day state.name',
  'state.value',
  'notices.version notices.text notices.since outbox.id outbox.kind outbox.ref outbox.since outbox.due_at',
  'outbox.attempts outbox.deaths outbox.failing_since outbox.reason outbox.sent_at outbox.digest outbox.told_in',
];

test('the privacy notice names everything that the database holds about a visitor', async () => {
  const { text } = privacyNotice();
  const columns = await memoryLeads().database.read([
    `SELECT tables.name AS named, columns.name AS held FROM sqlite_master AS tables
     JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
  ]);
  const held = columns.map(({ named, held }) => `${named}.${held}`);
  const known = [...Object.values(named), ...ofNobody].flatMap((columns) => columns.split(' '));
  expect(held.sort()).toEqual(known.sort());
  for (const words of Object.keys(named)) expect(text).toContain(words);
});
