import { settle } from './issues.mjs';
import { healthIssue } from './issue-texts.mjs';

/** Step of `.github/workflows/calendar.yml` that runs after a failure only. */
export const failureStep = 'Falla';

/**
 * Reads the site's health and keeps its issue: opened at the second failure running, closed when all is well.
 * @param {import('./issues.mjs').Program} gh
 * @param {string} address the site's; without one there is nothing to read
 * @param {string} assignee
 * @returns {Promise<import('./issue-texts.mjs').Cause | undefined>} why it fails
 */
export async function watch(gh, address, assignee) {
  if (address === '') return undefined;
  const cause = await causeOf(new URL('/api/health', address));
  if (cause === undefined || failedBefore(gh))
    settle(gh, 'salud', cause && healthIssue(cause, address), {
      resolved: '✓ Todo está bien otra vez.',
      assignee,
    });
  return cause;
}

/**
 * @param {URL} health
 * @returns {Promise<import('./issue-texts.mjs').Cause | undefined>}
 */
async function causeOf(health) {
  try {
    const response = await fetch(health, { signal: AbortSignal.timeout(30_000) });
    // Pages with another provider's API have no health.
    if (response.status === 404) return undefined;
    return (await response.json()).cause;
  } catch {
    return 'site';
  }
}

/** @param {import('./issues.mjs').Program} gh */
function failedBefore(gh) {
  const last = ['run', 'list', '--workflow', 'calendar.yml', '--status', 'completed', '--limit', '1'];
  const [run] = JSON.parse(gh(...last, '--json', 'databaseId'));
  if (run === undefined) return false;
  /** @type {{ jobs: { steps: { name: string, conclusion: string }[] }[] }} */
  const { jobs } = JSON.parse(gh('run', 'view', String(run.databaseId), '--json', 'jobs'));
  return jobs.some(({ steps }) =>
    steps.some(({ name, conclusion }) => name === failureStep && conclusion === 'success'),
  );
}
