import { syncIssue, textOf } from './issues.mjs';

/**
 * Content of `noteFile`, which `npm run build` writes: why it failed, or the labels of the remaining placeholders and the owner's
 * tasks.
 * @typedef {{ passed: false, said: string }
 *   | { passed: true, placeholders: readonly string[], tasks: readonly string[] }} Note
 */

export const noteFile = '.run/publication.json';

/** Job of `.github/workflows/publication.yml` that runs `npm run build`. */
export const checkJob = 'Revisión';

/** GitHub app of the host, whose check run says whether Workers Builds published a commit. */
export const hostApp = 'cloudflare-workers-and-pages';

/** @typedef {{ name: string, status: string, conclusion: string | null, details_url: string | null, app: { slug: string } }} CheckRun */

/**
 * A job that ended for a commit: the check (perhaps without a note), the host's build, or the browser journeys.
 * @typedef {{ sha: string, kind: 'check' | 'host' | 'journeys', passed?: boolean, note?: Note, run?: string }} Ended
 */

/**
 * Updates the repository's issues after a job has ended for a commit; only the newest commit counts.
 * @param {import('./issues.mjs').Program} gh
 * @param {Ended} ended
 */
export function report(gh, { sha, kind, passed, note, run = '' }) {
  const ask = (/** @type {string} */ path) => JSON.parse(gh('api', `repos/{owner}/{repo}/commits/${path}`));
  const head = /** @type {{ sha: string, html_url: string, commit: { message: string } }} */ (ask('HEAD'));
  if (head.sha !== sha) return;
  const [title = ''] = head.commit.message.split('\n');
  const commit = `[«${title.replace(/[[\]]/g, '')}»](${head.html_url}) (${sha.slice(0, 7)})`;
  const about = { resolved: `✓ Resuelto con el cambio «${title}».` };
  if (kind === 'journeys')
    return syncIssue(gh, 'navegador', passed ? undefined : textOf('journeys', { commit, run }), about);

  /** @type {{ check_runs: CheckRun[] }} */
  const { check_runs: runs } = ask(`${sha}/check-runs?per_page=100`);
  const hostRun = runs.find(({ app }) => app.slug === hostApp);
  const ownRun = runs.find(({ name, app }) => name === checkJob && app.slug === 'github-actions');
  const host = outcomeOf(hostRun);
  const own = kind === 'host' ? outcomeOf(ownRun) : passed ? 'passed' : 'failed';
  const tell = (/** @type {import('./issues.mjs').IssueText} */ text) =>
    syncIssue(gh, 'publicación', text, { ...about, news: sha });

  // The host runs the same command, so its success outweighs the check's failure.
  if (host === 'passed' || (own === 'passed' && host === 'absent'))
    syncIssue(gh, 'publicación', undefined, about);
  // Only the check knows the reason, and the host's event may come before or after it.
  else if (own === 'failed' && kind === 'check')
    tell(refusal(commit, note?.passed === false ? note.said : ''));
  // Reports the host's failure also where no check ran, because a workflow pushed. A failed check has a report of its own.
  else if (host === 'failed' && ['passed', 'absent'].includes(own))
    tell(textOf('not-uploaded', { commit, log: hostRun?.details_url ?? 'https://dash.cloudflare.com' }));

  if (kind === 'host' || !note?.passed || host === 'absent') return;
  const [placeholders = '', tasks = ''] = [note.placeholders, note.tasks].map((items) =>
    items.map((item) => `- ${item}`).join('\n'),
  );
  const wanted = placeholders === '' ? undefined : textOf('rehearsal', { placeholders, tasks });
  syncIssue(gh, 'ensayo', wanted, about);
}

/** The outcome of a check run. @param {CheckRun | undefined} run */
function outcomeOf(run) {
  if (run === undefined || run.conclusion === 'skipped') return 'absent';
  if (run.status !== 'completed') return 'running';
  return ['success', 'neutral'].includes(run.conclusion ?? '') ? 'passed' : 'failed';
}

/**
 * Text of the issue about a refused commit, for the owner's data or for the program.
 * @param {string} commit
 * @param {string} said the check's reason; empty if it never began
 */
function refusal(commit, said) {
  const kind = /content\/[\w-]+\.json/.test(said) ? 'data' : 'program';
  // A fence longer than any in the text, so that no text becomes a link, a mention or markup.
  const fence = '`'.repeat(Math.max(3, ...[...said.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  const quoted = `${fence}text\n${said.slice(0, 20_000)}\n${fence}`;
  return textOf(`refused-${kind}`, { commit, said: said ? quoted : 'La revisión no alcanzó a empezar.' });
}

/** Lines that npm and our scripts print beside the reason. */
const noise = /^(?:✗ El sitio no se pudo construir: el motivo está arriba\.|npm error .*)$/gm;

/** A line of Jest's output: a failed test's title, or a value that it got. */
const faults = /^ +(?:●|\+ .*").*/gm;

/**
 * Extracts the reason from a command's output: everything from the first `✗` on.
 * @param {string} output
 * @returns {string} without a `✗`, what Jest names as failed, or else the last lines
 */
export function reasonIn(output) {
  const [, ...sentences] = output.replace(noise, '').split(/^✗ /m);
  if (sentences.length > 0) return sentences.map((text) => text.trim()).join('\n\n');
  return output.match(faults)?.join('\n') ?? output.trim().split('\n').slice(-40).join('\n');
}
