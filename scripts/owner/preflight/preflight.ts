import { copyFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { todayInBogota } from '@/lib/dates';
import { activeSeason } from '@/lib/season';
import { loadSettings, readSettings, settingsFile, type Settings } from '../../lib/env';
import { checks } from '../../lib/checks.mjs';
import { HelpfulError } from '../../lib/main.mjs';
import { builtSiteFindings, sizeFindings } from './built-site';
import { line, missing, notice, ready, type Finding } from './finding';
import { identityFindings } from './identity';
import { logoFindings, portraitFindings } from './pictures';
import { quietly } from './quiet';
import { seasonFindings } from './season';
import { settingsFindings } from './settings';
import { reviewFindings, securityFinding } from './upkeep';

type Skipped = { api: boolean; tests: boolean };

/**
 * Says, line by line, whether the site can be published, and leaves in `out/` what is to be uploaded.
 * @returns whether nothing is missing
 */
export async function preflight(args: string[]): Promise<boolean> {
  const skipped = readArgs(args);
  const hasFile = loadSettings();
  const settings = readSettings();
  if (settings.siteUrl === '' && settings.apiHost === '' && !hasFile) offerSettingsFile();

  const today = todayInBogota(new Date());
  const identity = identityFindings(site);
  const addresses = settingsFindings(settings);
  const found: Finding[] = [];
  const say = (title: string, findings: readonly Finding[]) => {
    console.log(`\n${title}\n${findings.map(line).join('\n')}`);
    found.push(...findings);
  };

  say('Tus datos (content/site.ts)', identity);
  say('Imágenes', [...(await portraitFindings(site, 'public')), ...(await logoFindings(site))]);
  say('Temporada', seasonFindings(activeSeason(), today));
  say('Al día', [securityFinding(site, today), ...reviewFindings(pages, today)]);
  say(`Direcciones (${settingsFile})`, addresses);
  const isAddressed = isComplete(addresses);
  if (isAddressed && settings.apiHost !== '') say('API', [await apiFinding(settings, skipped.api)]);

  console.log('\nConstruyo el sitio para publicarlo…');
  const building = await stepFinding('El sitio se construye', 'build', checks.build);
  say('Sitio', [building]);
  if (building.state === 'ready') {
    // What is missing in the content or the addresses has been said once already.
    if (isAddressed && isComplete(identity)) say('Páginas construidas', builtSiteFindings('out', settings));
    if (isAddressed) process.env.EXPORT_URL = settings.siteUrl.replace(/\/$/, '') + settings.basePath;
    const reading = 'Lo que leen navegadores, buscadores y chats está bien';
    if (isAddressed || settings.siteUrl === '') {
      say('Lectura', [await stepFinding(reading, 'crawl', checks.crawl)]);
    }
    say('Tamaño', sizeFindings('out'));
  }
  if (!skipped.tests) console.log('\nPruebo el sitio como una visitante…');
  say('Pruebas', [
    skipped.tests
      ? notice('Pruebas: no se hicieron', 'Las pediste saltar con --sin-pruebas.')
      : await stepFinding('Formulario, buscador, menú y ventana responden', 'journeys', [
          'run',
          '--silent',
          'test',
          '--',
          'smoke',
        ]),
  ]);

  const open = found.filter(({ state }) => state === 'missing');
  console.log(`\n${'═'.repeat(74)}\n${nextStep(open)}\n`);
  return open.length === 0;
}

function readArgs(args: string[]): Skipped {
  try {
    const options = { 'sin-api': { type: 'boolean' }, 'sin-pruebas': { type: 'boolean' } } as const;
    const { values } = parseArgs({ args, options });
    return { api: values['sin-api'] ?? false, tests: values['sin-pruebas'] ?? false };
  } catch {
    throw new HelpfulError('Uso: npm run preflight -- [--sin-api] [--sin-pruebas]');
  }
}

function offerSettingsFile(): void {
  copyFileSync('.env.example', settingsFile);
  console.log(`\nCreé el archivo ${settingsFile}: ábrelo con un editor de texto y escribe tus direcciones.`);
}

async function apiFinding({ apiHost, siteUrl }: Settings, isSkipped: boolean): Promise<Finding> {
  if (isSkipped) return notice('API: no se comprobó', 'La pediste saltar con --sin-api.');
  console.log('\nPruebo la API; en ella quedan unos contactos de nombre «Prueba de check-api»…');
  const { ok, said } = await quietly(logOf('api'), [
    'run',
    '--silent',
    'check-api',
    '--',
    apiHost,
    new URL(siteUrl).origin,
  ]);
  if (ok) return ready('API: responde como dice el contrato');
  const differences = said.split('\n').filter((text) => text.startsWith('✗')).length;
  const calls = differences === 1 ? 'una llamada no responde' : `${differences} llamadas no responden`;
  return missing(
    `API: ${calls} como dice el contrato`,
    `Envía el archivo ${logOf('api')} a quien la mantiene: dice cuáles y por qué.`,
  );
}

async function stepFinding(what: string, name: string, command: readonly string[]): Promise<Finding> {
  const log = logOf(name);
  const { ok, said } = await quietly(log, command);
  // The machine of a CI job is gone afterwards, its files too.
  if (!ok && process.env.CI !== undefined) console.log(said);
  return ok ? ready(what) : missing(`${what}: no`, `El motivo está en el archivo ${log}, al final.`);
}

function logOf(name: string): string {
  return `.run/preflight/${name}.log`;
}

function isComplete(findings: readonly Finding[]): boolean {
  return findings.every(({ state }) => state !== 'missing');
}

/** What to do next, in one sentence. */
function nextStep([first, ...others]: readonly Finding[]): string {
  if (!first) return 'Todo listo para publicar con «npm run deploy».';
  const [what] = first.what.split(':');
  const rest = others.length === 0 ? '' : ` y lo demás marcado con ✗ (${others.length})`;
  return `Ahora: corrige «${what}»${rest}, y vuelve a ejecutar «npm run preflight».`;
}
