/** @jest-environment node */
import { privacyNotice } from './contract';
import { memoryLeads } from './testing/memory-leads';

/* The privacy notice must name everything that the database holds about a visitor. */

/** The words of the notice that name each column; `undefined` where it holds nothing of a visitor. */
const named: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  leads: {
    ...{ name: 'estos datos', phone: 'estos datos', email: 'estos datos', services: 'estos datos' },
    ...{
      message: 'estos datos',
      fingerprint: 'estos datos',
      email_key: 'estos datos',
      phone_key: 'estos datos',
    },
    ...{
      times: 'contar las solicitudes',
      received_at: 'desde que los envías',
      notice: 'prueba de esta autorización',
    },
    page: 'desde cuál página de este sitio llegó',
    ...{ id: undefined, marks: undefined, done_at: undefined, hidden_at: undefined },
  },
  callers: { caller: 'huella recortada de tu dirección IP', day: 'hasta el día siguiente', leads: undefined },
  landings: { visits: 'avisa que hubo una visita', page: 'desde cuál página', day: undefined },
  notices: { version: undefined, text: undefined, since: undefined },
  outbox: {
    ...{
      id: undefined,
      kind: undefined,
      ref: undefined,
      since: undefined,
      due_at: undefined,
      attempts: undefined,
      deaths: undefined,
    },
    ...{
      failing_since: undefined,
      reason: undefined,
      sent_at: undefined,
      digest: undefined,
      told_in: undefined,
    },
  },
  state: { name: undefined, value: undefined },
};

test('the privacy notice names everything that the database holds about a visitor', async () => {
  const { text } = privacyNotice();
  const columns = await memoryLeads().database.read([
    `SELECT tables.name AS named, columns.name AS held FROM sqlite_master AS tables
     JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'`,
  ]);
  const held = columns.map(({ named, held }) => `${named}.${held}`);
  const known = Object.entries(named).flatMap(([table, each]) =>
    Object.keys(each).map((column) => `${table}.${column}`),
  );
  expect(held.sort()).toEqual(known.sort());
  for (const words of Object.values(named).flatMap((each) => Object.values(each)))
    if (words !== undefined) expect(text).toContain(words);
});
