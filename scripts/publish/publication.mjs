import { readFileSync } from 'node:fs';
import {
  journeysIssue,
  notUploadedIssue,
  outcomeOf,
  refusedIssue,
  rehearsalIssue,
  verdict,
} from './issue-texts.mjs';

/** @typedef {import('./issue-texts.mjs').Note} Note */
/** @typedef {import('./issue-texts.mjs').IssueText} IssueText */
/** @typedef {import('./issue-texts.mjs').Commit} Commit */
/** @typedef {import('./github.mjs').Call} Call */

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
 * Brings the repository's issues in line with what happened to a commit: one issue a subject, open while it holds.
 * Only the newest commit counts.
 * @param {Call} call
 * @param {{ sha: string, happening: Happening, assignee: string }} what
 */
export async function report(call, { sha, happening, assignee }) {
  const { default_branch: branch } = /** @type {{ default_branch: string }} */ (await call('GET', ''));
  const head = /** @type {{ sha: string, html_url: string, commit: { message: string } }} */ (
    await call('GET', `/commits/${branch}`)
  );
  if (head.sha !== sha) return;
  const [title = ''] = head.commit.message.split('\n');
  const commit = { sha, title, url: head.html_url };
  const settle = await settling(call, commit, assignee);

  if (happening.kind === 'journeys') {
    return settle('navegador', happening.passed ? undefined : journeysIssue(commit, happening.run));
  }

  const { check_runs: runs } = /** @type {{ check_runs: CheckRun[] }} */ (
    await call('GET', `/commits/${sha}/check-runs?per_page=100`)
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
      await settle('publicación', undefined);
      break;
    case 'refused':
      // Only the check knows the reason; the host's event comes before or after it.
      if (isCheck) {
        const said = happening.note?.passed === false ? happening.note.said : '';
        await settle('publicación', refusedIssue(commit, said));
      }
      break;
    case 'not-uploaded': {
      const failed = hosts.find((run) => outcomeOf([run]) === 'failed');
      await settle('publicación', notUploadedIssue(commit, failed?.details_url ?? null));
      break;
    }
    case 'waiting':
  }
  if (isCheck && happening.note?.passed && host !== 'absent') {
    const { placeholders } = happening.note;
    await settle('ensayo', placeholders.length === 0 ? undefined : rehearsalIssue(placeholders));
  }
}

/** @typedef {{ name: string, status: string, conclusion: string | null, details_url: string | null, app: { slug: string } }} CheckRun */

/**
 * @param {Call} call
 * @param {Commit} commit
 * @param {string} assignee login that GitHub mails
 */
async function settling(call, { sha, title }, assignee) {
  const open = /** @type {{ number: number, body: string | null }[]} */ (
    await call('GET', '/issues?state=open&creator=github-actions%5Bbot%5D&per_page=100')
  );
  return async (
    /** @type {'publicación' | 'ensayo' | 'navegador'} */ subject,
    /** @type {IssueText | undefined} */ wanted,
  ) => {
    const mark = `<!-- aviso: ${subject} -->`;
    // Twins arise when the check and the host end in the same moment.
    const [issue, ...twins] = open.filter(({ body }) => body?.includes(mark));
    for (const { number } of wanted === undefined && issue ? [issue, ...twins] : twins) {
      await call('POST', `/issues/${number}/comments`, { body: `✓ Resuelto con el cambio «${title}».` });
      await call('PATCH', `/issues/${number}`, { state: 'closed', state_reason: 'completed' });
    }
    if (wanted === undefined) return;
    const body = `${wanted.body}\n\n${mark} <!-- ${sha} -->`;
    if (issue === undefined) {
      await call('POST', '/issues', { title: wanted.title, body, assignees: [assignee] });
      return;
    }
    await call('PATCH', `/issues/${issue.number}`, { title: wanted.title, body });
    // GitHub mails nobody about an edited issue, so a second refusal is also a comment.
    const isNews = subject === 'publicación' && !issue.body?.includes(sha);
    if (isNews) await call('POST', `/issues/${issue.number}/comments`, { body: wanted.body });
  };
}

/**
 * Reads what happened from a workflow's environment.
 * @param {NodeJS.Dict<string>} env
 * @returns {{ sha: string, happening: Happening, assignee: string }}
 */
export function happeningOf(env) {
  const { GITHUB_EVENT_NAME: event, GITHUB_ACTOR: actor = '', GITHUB_REPOSITORY_OWNER: owner = '' } = env;
  const assignee = actor.endsWith('[bot]') ? owner : actor;
  if (event === 'check_run') {
    const { check_run: run } = JSON.parse(readFileSync(String(env.GITHUB_EVENT_PATH), 'utf8'));
    return { sha: run.head_sha, happening: { kind: 'host' }, assignee };
  }
  const sha = String(env.GITHUB_SHA);
  if (env.JOURNEYS !== undefined) {
    const run = `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
    return { sha, happening: { kind: 'journeys', passed: env.JOURNEYS === 'success', run }, assignee };
  }
  const note = env.NOTE ? JSON.parse(env.NOTE) : undefined;
  return { sha, happening: { kind: 'check', passed: env.CHECK === 'success', note }, assignee };
}
