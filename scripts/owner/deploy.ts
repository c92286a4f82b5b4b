import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { filesIn } from '../lib/files';
import { loadSettings, readSettings } from '../lib/env';
import { HelpfulError, main } from '../lib/main.mjs';
import { npm } from '../lib/run.mjs';
import { deploySteps, folderProblem, withDatabase, type Step, type Target } from './deploy/plan';

const configurationFile = 'wrangler.jsonc';
const log = '.run/logs/deploy.log';
const usage = `Uso:
  npm run deploy                        publica en Cloudflare, con la API que guarda los contactos
  npm run deploy -- --carpeta RUTA      copia las páginas a una carpeta, para subirlas por tu cuenta
  npm run deploy -- --ensayo            dice qué enviaría, y no envía nada
  npm run deploy -- --si                no pregunta`;

/** `npm run deploy`: checks, builds for the address and publishes. It says what it will do and asks once. */
await main(async () => {
  const { target, isRehearsal, asks } = readArguments();
  if (target.kind === 'folder') requireFolder(target.path);
  const isReady = (await npm(['run', '--silent', 'preflight'])) === 0;
  if (!isReady && !isRehearsal)
    throw new HelpfulError('No se publicó nada: primero hay que corregir lo marcado con ✗.');

  if (!existsSync('out/index.html')) {
    throw new HelpfulError('No hay sitio que enviar: primero hay que corregir lo de arriba.');
  }

  loadSettings();
  const { siteUrl, apiHost, basePath } = readSettings();
  const address =
    siteUrl === '' ? '(la dirección que escribas en .env.production.local)' : siteUrl + basePath;
  const files = filesIn('out');
  const bytes = files.reduce((sum, file) => sum + statSync(`out/${file}`).size, 0);
  const steps = deploySteps(target, readFileSync(configurationFile, 'utf8'));
  console.log(
    [
      `Voy a publicar ${files.length} archivos (${(bytes / 1e6).toFixed(1).replace('.', ',')} MB) en ${address}:`,
      ...steps.map((step, index) => `  ${index + 1}. ${step.what}\n     ${commandOf(step)}`),
      ...(target.kind === 'folder' && apiHost === ''
        ? [
            '  ! La API no va en esa carpeta, y sin ella el formulario no guarda contactos: di dónde está en\n' +
              '    NEXT_PUBLIC_API_HOST, en .env.production.local, o publica en Cloudflare con «npm run deploy».',
          ]
        : []),
    ].join('\n'),
  );
  if (isRehearsal) {
    const left = isReady ? '' : ' Antes de publicar hay que corregir lo marcado con ✗.';
    return console.log(`\nEs un ensayo: no se envió nada.${left}`);
  }
  if (asks && !(await agrees())) return console.log('\nNo se publicó nada.');

  for (const step of steps) await perform(step);
  console.log(
    target.kind === 'folder'
      ? `\n✓ Las páginas están en ${target.path}: súbelas a tu proveedor. Su dirección será ${address}`
      : `\n✓ Publicado: ${address}\n  Ábrelo en tu celular y envía un contacto de prueba.`,
  );
});

function readArguments(): { target: Target; isRehearsal: boolean; asks: boolean } {
  try {
    const { values } = parseArgs({
      options: { carpeta: { type: 'string' }, ensayo: { type: 'boolean' }, si: { type: 'boolean' } },
    });
    const { carpeta, ensayo = false, si = false } = values;
    const target: Target = carpeta === undefined ? { kind: 'cloudflare' } : { kind: 'folder', path: carpeta };
    return { target, isRehearsal: ensayo, asks: !si };
  } catch {
    throw new HelpfulError(`No se entiende «${process.argv.slice(2).join(' ')}».\n\n${usage}`);
  }
}

function requireFolder(path: string): void {
  const files = existsSync(path) && statSync(path).isDirectory() ? readdirSync(path) : undefined;
  const problem = folderProblem(path, process.cwd(), existsSync(path) && files === undefined, files ?? []);
  if (problem !== undefined) throw new HelpfulError(`${problem}\n\n${usage}`);
}

function commandOf(step: Step): string {
  return step.kind === 'npx' ? `npx ${step.args.join(' ')}` : `out → ${step.to}`;
}

async function agrees(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Where nobody can answer, the question would never end.
  const silence = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question('\n¿Publico? (s/n) '), silence]);
  terminal.close();
  return /^s[ií]?$/i.test(answer.trim());
}

async function perform(step: Step): Promise<void> {
  if (step.kind === 'copy') return cpSync('out', step.to, { recursive: true });
  const code = await npm(['exec', ...step.args.slice(0, 1), '--', ...step.args.slice(1)], { log });
  const said = readFileSync(log, 'utf8');
  if (code !== 0) {
    throw new HelpfulError(
      `No se pudo ${step.what}. Si nunca has entrado a Cloudflare desde este computador: npx wrangler@4 login\nLo que dijo está en ${log}`,
    );
  }
  if (step.keepsId) {
    writeFileSync(configurationFile, withDatabase(readFileSync(configurationFile, 'utf8'), said));
  }
  console.log(`  ✓ ${step.what}`);
}
