import { readFileSync } from 'node:fs';
import { offer } from '@/content/offer';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { todayInBogota } from '@/lib/tax/dates';
import { activeSeason } from '@/lib/words/active-season';
import { readSiteSettings, type SiteSettings } from '../../lib/env';
import { apiSettings } from '../../lib/api-settings';
import { readArguments } from '../../lib/arguments';
import { crawl } from '../../lib/nodes.mjs';
import { npm } from '../../lib/run.mjs';
import { hasDatabase } from '../deploy/plan';
import { line, missing, notice, ready, type Finding } from './finding';
import { identityFindings } from './identity';
import { mailFinding } from './mails';
import { logoFindings, portraitFinding } from './pictures';
import { seasonFindings } from './season-findings';
import { settingsFindings } from './settings';
import { offerFinding, policyFinding, reviewFindings } from './upkeep';

/**
 * Reports line by line whether the site can be published, and leaves the files to upload in `out/`.
 * @returns whether nothing is missing
 */
export async function preflight(): Promise<boolean> {
  const { values: asked } = readArguments('Uso: npm run preflight -- [--sin-api]', {
    'sin-api': { type: 'boolean', default: false },
  });
  const settings = readSiteSettings();

  const today = todayInBogota(new Date());
  const addresses = settingsFindings(settings);
  const found: Finding[] = [];
  const say = (title: string, findings: readonly Finding[]) => {
    console.log(`\n${title}\n${findings.map(line).join('\n')}`);
    found.push(...findings);
  };

  say('Tus datos (content/site.json)', identityFindings(site));
  say('Imágenes', [portraitFinding(site), ...(await logoFindings(site))]);
  say('Temporada', seasonFindings(activeSeason(), today));
  say('Al día', [...reviewFindings(pages, today), policyFinding(site), offerFinding(offer)]);
  say('Direcciones', addresses);
  const isAddressed = isComplete(addresses);
  // On Cloudflare, `npm run deploy` checks this.
  if (settings.apiHost === '' && !hasDatabase(readFileSync('wrangler.jsonc', 'utf8'))) {
    apiSettings();
    const given = Object.keys(process.env).filter((name) => (process.env[name] ?? '') !== '');
    say('Correo', [mailFinding(given)]);
  }
  if (isAddressed && settings.apiHost !== '') say('API', [await apiFinding(settings, asked['sin-api'])]);

  // Journeys build the site for this computer, so what is published is built after them.
  console.log('\nPruebo el sitio como una visitante…');
  const journeys = ['run', '--silent', 'test', '--', 'smoke'];
  say('Pruebas', [await stepFinding('Formulario, buscador, menú y ventana responden', 'journeys', journeys)]);

  console.log('\nConstruyo el sitio para publicarlo…');
  const building = await stepFinding('El sitio se construye', 'build', ['run', '--silent', 'build:pages']);
  say('Sitio', [building]);
  if (building.state === 'ready') {
    if (isAddressed) process.env.EXPORT_URL = settings.siteUrl.replace(/\/$/, '');
    const reading = 'Lo que leen navegadores, buscadores y chats está bien';
    if (isAddressed || settings.siteUrl === '') {
      say('Lectura', [await stepFinding(reading, 'crawl', crawl)]);
    }
  }
  const open = found.filter(({ state }) => state === 'missing');
  console.log(`\n${'═'.repeat(74)}\n${nextStep(open)}\n`);
  return open.length === 0;
}

async function apiFinding({ apiHost, siteUrl }: SiteSettings, isSkipped: boolean): Promise<Finding> {
  if (isSkipped) return notice('API: no se comprobó', 'La pediste saltar con --sin-api.');
  console.log('\nPruebo la API; en ella quedan unos contactos de nombre «Prueba de check-api»…');
  const command = ['exec', '--', 'tsx', 'scripts/owner/check-api.ts', apiHost, new URL(siteUrl).origin];
  return stepFinding('La API responde como dice el contrato', 'api', command);
}

/** Runs npm with its output in a log file, so that the report stays readable. */
async function stepFinding(what: string, name: string, command: readonly string[]): Promise<Finding> {
  const log = `.run/preflight/${name}.log`;
  const code = await npm(command, { log });
  if (code === 0) return ready(what);
  // The CI machine is discarded with its files, so the log is printed.
  if (process.env.CI !== undefined) console.log(readFileSync(log, 'utf8'));
  return missing(`${what}: no`, `El motivo está en el archivo ${log}, al final.`);
}

function isComplete(findings: readonly Finding[]): boolean {
  return findings.every(({ state }) => state !== 'missing');
}

/** The owner's next step, in one sentence. */
function nextStep([first, ...others]: readonly Finding[]): string {
  if (!first) return 'Todo listo para publicar con «npm run deploy».';
  const [what] = first.what.split(':');
  const rest = others.length === 0 ? '' : ` y lo demás marcado con ✗ (${others.length})`;
  return `Ahora: corrige «${what}»${rest}, y vuelve a ejecutar «npm run preflight».`;
}
