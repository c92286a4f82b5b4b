import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPreviewServer } from '../preview-server';
import { apacheConfiguration } from './apache';
import { nginxConfiguration } from './nginx';
import { freePort, startServer, type Running } from './process';
import type { ServerOptions } from './server-options';

export type Host = {
  name: string;
  /** Whether it gives the headers of the export, and whether it compresses by itself. */
  sends: { headers: boolean; compression: boolean };
  /** @throws Error that says why it can't be run here */
  start: (folder: string) => Promise<Running>;
};

// The last one that runs on Node 20.
const wrangler = 'wrangler@4.40.0';
const serve = 'serve@14.2.7';

/** The hosts' own software, as far as it can be had from npm or Debian. */
export const hosts: readonly Host[] = [
  {
    name: 'npm start',
    sends: { headers: true, compression: true },
    async start(folder) {
      const { url, close } = await startPreviewServer({ folder });
      return { url, stop: close };
    },
  },
  {
    // Its runtime on one's own machine; the compression is done by the network before it.
    name: 'Cloudflare Pages (wrangler)',
    sends: { headers: true, compression: false },
    start: (folder) =>
      startOnFreePort((port) => [
        'npx',
        [
          '--yes',
          wrangler,
          'pages',
          'dev',
          folder,
          '--ip',
          '127.0.0.1',
          '--port',
          port,
          '--compatibility-date',
          '2025-09-01',
        ],
      ]),
  },
  {
    name: 'nginx',
    sends: { headers: true, compression: true },
    start(folder) {
      requireProgram('nginx', ['-v'], 'apt-get install nginx');
      return startConfigured('nginx', folder, nginxConfiguration, (file, place) => [
        ...['-c', file, '-p', place],
        ...['-e', 'stderr', '-g', 'daemon off;'],
      ]);
    },
  },
  {
    name: 'Apache',
    sends: { headers: true, compression: true },
    start(folder) {
      requireProgram('apache2', ['-v'], 'apt-get install apache2');
      return startConfigured('apache', folder, apacheConfiguration, (file) => [
        '-D',
        'FOREGROUND',
        '-f',
        file,
      ]);
    },
  },
  {
    // Knows nothing of headers: what remains of the site there is what the pages themselves carry.
    name: 'static server (serve)',
    sends: { headers: false, compression: true },
    start: (folder) =>
      startOnFreePort((port) => [
        'npx',
        ['--yes', serve, folder, '--listen', `tcp://127.0.0.1:${port}`, '--no-clipboard'],
      ]),
  },
];

async function startOnFreePort(command: (port: string) => [string, string[]]): Promise<Running> {
  const port = await freePort();
  const [program, args] = command(String(port));
  return startServer(program, args, `http://127.0.0.1:${port}`);
}

/** A server that is told by a file of its own, with the rules `npm run headers` prints for it. */
function startConfigured(
  name: 'nginx' | 'apache',
  folder: string,
  configuration: (options: ServerOptions) => string,
  args: (file: string, place: string) => string[],
): Promise<Running> {
  return startOnFreePort((port) => {
    const place = mkdtempSync(join(tmpdir(), `check-hosts-${name}-`));
    const file = join(place, `${name}.conf`);
    writeFileSync(file, configuration({ folder: resolve(folder), place, port, rules: printedRules(name) }));
    return [name === 'apache' ? 'apache2' : name, args(file, place)];
  });
}

function requireProgram(program: string, args: string[], remedy: string): void {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
  } catch {
    throw new Error(`${program} is not installed here: ${remedy}`);
  }
}

/** The export's headers in the words of a host that doesn't read its `_headers` file. */
function printedRules(host: string): string {
  return execFileSync('npm', ['run', '--silent', 'headers', '--', host], { encoding: 'utf8' });
}
