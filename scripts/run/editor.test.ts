/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEditor } from './editor';

const project = process.cwd();
let folder: string;
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  process.chdir(folder);
  for (const inner of ['content', 'editor/dist']) mkdirSync(inner, { recursive: true });
  writeFileSync('editor/dist/index.html', '<h1>Editor</h1>');
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

/** The first `count` events of the editor's status stream, while a file of data changes. */
async function eventsOf(count: number, build: () => Promise<string | undefined>): Promise<string[]> {
  const editor = await startEditor({ port: 0, site: 'http://localhost:3000', build });
  const events: string[] = [];
  const { body } = await fetch(`${editor.url}/status`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let edits = 0; reader && events.length < count; edits += 1) {
    const { value = '' } = await reader.read();
    events.push(...value.split('\n\n').filter((event) => event !== ''));
    if (edits === 0) writeFileSync('content/offer.json', '{ "responseTime": "El mismo día" }\n');
  }
  await reader?.cancel();
  await editor.close();
  return events;
}

test.each([
  [undefined, /Listo: .*"address":"http:\/\/localhost:3000"/],
  [
    'content/offer.json → Horario: falta este dato.',
    /El sitio sigue como estaba\.\\ncontent\/offer.json → Horario: falta este dato\./,
  ],
])('checks and builds a change of the data, and says how that went: %s', async (reason, said) => {
  expect(await eventsOf(3, () => Promise.resolve(reason))).toEqual([
    'data: {"text":""}',
    expect.stringContaining('Guardado. Reviso los datos'),
    expect.stringMatching(said),
  ]);
});
