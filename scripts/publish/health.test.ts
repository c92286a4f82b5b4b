/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failureStep, watch } from './health.mjs';

type Issue = { number: number; title: string; body: string };

let server: Server;
let address: string;
let answer: [code: number, text: string];
let issues: Issue[];
let hasFailed: boolean;
const called: string[] = [];

beforeEach(async () => {
  [answer, issues, hasFailed, called.length] = [[200, '{"status":"ok"}'], [], false, 0];
  server = createServer((request, response) => {
    called.push(request.url ?? '');
    response.writeHead(answer[0]).end(answer[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** GitHub as far as the workflow touches it. */
function gh(...[noun, verb = '', ...rest]: string[]): string {
  const option = (name: string) => rest[rest.indexOf(`--${name}`) + 1] ?? '';
  if (noun === 'run' && verb === 'list') return '[{"databaseId":7}]';
  if (noun === 'run') {
    const conclusion = hasFailed ? 'success' : 'skipped';
    return JSON.stringify({ jobs: [{ steps: [{ name: failureStep, conclusion }] }] });
  }
  if (verb === 'create') issues.push({ number: 1, title: option('title'), body: option('body') });
  if (verb === 'edit') Object.assign(issues[0] ?? {}, { title: option('title'), body: option('body') });
  if (verb === 'close') issues.length = 0;
  return JSON.stringify(issues);
}

/** One day's reading. */
async function read(): Promise<string | undefined> {
  const cause = await watch(gh, address, 'ana');
  hasFailed = cause !== undefined;
  return cause;
}

test.each([
  ['mail', [200, '{"status":"failing","cause":"mail"}'], 'Tus avisos por correo no salen', 'apppasswords'],
  ['storage', [503, '{"status":"error","cause":"storage"}'], 'La base de datos de tus contactos falla', 'D1'],
  ['site', [522, '<title>timed out</title>'], 'Tu sitio no responde', 'dominio'],
] as const)(
  '%s: an issue once it fails two days running, with what to do, until it is well',
  async (...row) => {
    const [cause, failing, title, mend] = row;
    answer = [...failing];
    expect(await read()).toBe(cause);
    expect(issues).toEqual([]);
    await read();
    await read();
    expect(issues).toEqual([expect.objectContaining({ title, body: expect.stringContaining(mend) })]);
    answer = [200, '{"status":"ok"}'];
    expect(await read()).toBeUndefined();
    expect(issues).toEqual([]);
    expect(called).toContain('/api/health');
  },
);

test('a day that failed alone says nothing, nor does a site without an address or without this API', async () => {
  for (const each of [
    [503, '{"cause":"mail"}'],
    [200, '{}'],
    [503, '{"cause":"mail"}'],
    [404, ''],
    [404, ''],
  ] as const) {
    answer = [...each];
    await read();
  }
  address = '';
  expect(await read()).toBeUndefined();
  expect(issues).toEqual([]);
});

test('the workflow has the step by which a run is remembered', () => {
  expect(readFileSync('.github/workflows/calendar.yml', 'utf8')).toContain(`name: ${failureStep}\n`);
});
