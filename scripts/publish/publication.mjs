import { existsSync, readFileSync } from 'node:fs';
import {
  journeysIssue,
  noteFile,
  notUploadedIssue,
  outcomeOf,
  refusedIssue,
  rehearsalIssue,
  verdict,
} from './issue-texts.mjs';
import { assigneeOf, settle } from './issues.mjs';

/** @typedef {import('./issue-texts.mjs').Note} Note */
/** @typedef {import('./issues.mjs').Program} Program */

/** Job of `.github/workflows/publication.yml` that runs `npm run build`. */
export const checkJob = 'Revisión';

/** App whose check run says whether Workers Builds published a commit. */
export const hostApp = 'cloudflare-workers-and-pages';

/**
 * What ended for a commit: the check (which may have left no note), the host's build, or the browser journeys.
 * @typedef {{ kind: 'check', passed: boolean, note: Note | undefined }
 *   | { kind: 'host' }
 *   | { kind: 'journeys', passed: boolean, run: string }} Happening
 */

/**
 * Brings the repository's issues in line with what happened to a commit; only the newest counts.
 * @param {Program} gh
 * @param {{ sha: string, happening: Happening, assignee: string }} what
 */
export function report(gh, { sha, happening, assignee }) {
  const ask = (/** @type {string} */ path) => JSON.parse(gh('api', `repos/{owner}/{repo}/commits/${path}`));
  const head = /** @type {{ sha: string, html_url: string, commit: { message: string } }} */ (ask('HEAD'));
  if (head.sha !== sha) return;
  const [title = ''] = head.commit.message.split('\n');
  const commit = { sha, title, url: head.html_url };
  const about = { resolved: `✓ Resuelto con el cambio «${title}».`, assignee };

  if (happening.kind === 'journeys') {
    const wanted = happening.passed ? undefined : journeysIssue(commit, happening.run);
    return settle(gh, 'navegador', wanted, about);
  }

  const { check_runs: runs } = /** @type {{ check_runs: CheckRun[] }} */ (
    ask(`${sha}/check-runs?per_page=100`)
  );
  const hosts = runs.filter(({ app }) => app.slug === hostApp);
  const host = outcomeOf(hosts);
  const isCheck = happening.kind === 'check';
  const own = isCheck
    ? happening.passed
      ? 'passed'
      : 'failed'
    : outcomeOf(runs.filter(({ name, app }) => name === checkJob && app.slug === 'github-actions'));

  switch (verdict(own, host)) {
    case 'published':
      settle(gh, 'publicación', undefined, about);
      break;
    case 'refused':
      // Only the check knows the reason; the host's event comes before or after it.
      if (isCheck) {
        const said = happening.note?.passed === false ? happening.note.said : '';
        settle(gh, 'publicación', refusedIssue(commit, said), { ...about, news: sha });
      }
      break;
    case 'not-uploaded': {
      const failed = hosts.find((run) => outcomeOf([run]) === 'failed');
      const wanted = notUploadedIssue(commit, failed?.details_url ?? null);
      settle(gh, 'publicación', wanted, { ...about, news: sha });
      break;
    }
    case 'waiting':
  }
  if (isCheck && happening.note?.passed && host !== 'absent') {
    const { placeholders } = happening.note;
    settle(gh, 'ensayo', placeholders.length === 0 ? undefined : rehearsalIssue(placeholders), about);
  }
}

/** @typedef {{ name: string, status: string, conclusion: string | null, details_url: string | null, app: { slug: string } }} CheckRun */

/**
 * Reads what happened from a workflow's environment.
 * @param {NodeJS.Dict<string>} env
 * @returns {{ sha: string, happening: Happening, assignee: string }}
 */
export function happeningOf(env) {
  const assignee = assigneeOf(env);
  if (env.GITHUB_EVENT_NAME === 'check_run') {
    const { check_run: run } = JSON.parse(readFileSync(String(env.GITHUB_EVENT_PATH), 'utf8'));
    return { sha: run.head_sha, happening: { kind: 'host' }, assignee };
  }
  const sha = String(env.GITHUB_SHA);
  if (env.JOURNEYS !== undefined) {
    const run = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
    return { sha, happening: { kind: 'journeys', passed: env.JOURNEYS === 'success', run }, assignee };
  }
  const note = existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : undefined;
  return { sha, happening: { kind: 'check', passed: env.CHECK === 'success', note }, assignee };
}
