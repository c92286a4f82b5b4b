import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { capabilities, type Driver } from './driver';

type Message = {
  id?: number;
  error?: string;
  message?: string;
  result?: never;
  method?: string;
  params?: { level?: string; text?: string };
};

/** Firefox, over its native WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  // Classic scrollbars, as on Windows: their disappearance lays the page out again.
  await writeFile(join(profile, 'user.js'), 'user_pref("widget.gtk.overlay-scrollbars.enabled", false);\n');
  const browser = spawn(program, ['--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');

  let address: string | undefined;
  for await (const line of createInterface(browser.stderr)) {
    address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (address) break;
  }
  browser.stderr.resume();
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  });

  let count = 0;
  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = (count += 1);
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise<Message>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result as Result;
  }

  await send('session.new', { capabilities: { alwaysMatch: capabilities } });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // The first tab never has the focus, so a key there would press no button.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });

  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    travel: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    async evaluate(expression) {
      const { result } = await send<{ result?: { value: string } }>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(`threw: ${expression}`);
      return result.value;
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    takeErrors: () => Promise.resolve(errors.splice(0)),
    async close() {
      await send('browser.close', {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
