import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { listen } from '../../scripts/lib/port.mjs';
import { capabilities, type Driver } from './driver';

/** Milliseconds after which a session's start counts as unanswered; it takes two seconds on a busy machine. */
const UNANSWERED = 15_000;

/** WebKitGTK's MiniBrowser, over WebDriver, on a virtual screen. */
export async function startWebKit(program: string): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    stdio: 'ignore',
    // Its own process group, so that ending it ends the screen and the browser too.
    detached: true,
  });
  const ended = once(driver, 'exit');

  async function send<Result>(
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Result> {
    const response = await fetch(`http://localhost:${port}/session${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal,
    });
    const { value } = (await response.json()) as { value: Result };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const start = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await whenAnswering(() =>
    send<{ sessionId: string }>('POST', '', start, AbortSignal.timeout(UNANSWERED)),
  );
  const post = <Result>(command: string, body: object = {}) =>
    send<Result>('POST', `/${sessionId}/${command}`, body);
  const evaluate = (expression: string) =>
    post<string>('execute/sync', { script: `return ${expression}`, args: [] });

  return {
    async open(url) {
      await post('url', { url });
      // WebDriver can't read the console, so the page listens to its own errors once loaded.
      await evaluate(`(${listenToErrors})()`);
    },
    travel: (steps) => post(steps < 0 ? 'back' : 'forward'),
    evaluate,
    perform: (actions) => post('actions', { actions }),
    resize: (width, height) => post('window/rect', { width, height }),
    takeErrors: async () =>
      JSON.parse(await evaluate('JSON.stringify(window.faults?.splice(0) ?? [])')) as string[],
    async close() {
      await send('DELETE', `/${sessionId}`);
      if (driver.pid !== undefined) process.kill(-driver.pid);
      await ended;
    },
  };
}

declare global {
  interface Window {
    faults?: string[];
  }
}

function listenToErrors(): void {
  const faults: string[] = (window.faults = []);
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    faults.push(words.join(' '));
    error(...words);
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The driver doesn't announce when it is ready, and leaves a session unanswered when its browser fails to start. */
async function whenAnswering<Result>(call: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      // `fetch` throws a TypeError while nothing listens on the port, and a DOMException after the time limit.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      await delay(100);
    }
  }
}
