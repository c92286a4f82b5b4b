/** @jest-environment node */
import { join } from 'node:path';

import { d1Database } from './d1';
import { leadsIn } from './leads';
import type { LeadFilter } from './lead-filter';
import { countingD1 } from './testing/counting-d1';
import { sampleRequest as ana } from '@/lib/lead/sample-request';

const notice = { version: 'abc', text: 'Al enviar autorizas…' };
const now = Date.parse('2026-11-21T23:00:00Z');

test.each<[string, LeadFilter]>([
  ['age', { until: now + 2_000 }],
  ['e-mail', { email: ana.email }],
  ['number', { ids: [[1, 2_000]] }],
])('deleting by %s takes as few statements for 400 leads as for one', async (_title, which) => {
  const { d1, during } = await countingD1(join(__dirname, 'migrations'));
  const leads = leadsIn(d1Database(d1));
  const taken: number[] = [];
  for (const many of [1, 400]) {
    for (let count = 0; count < many; count += 1) {
      await leads.accept({ ...ana, message: `${many} ${count}` }, notice, now + count);
    }
    taken.push(
      await during(async () => {
        expect((await leads.forget(which)).count).toBe(many);
      }),
    );
  }
  expect(taken).toEqual([3, 3]);
});
