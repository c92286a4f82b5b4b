/**
 * @typedef {object} Repository
 * @property {string} name `owner/name`
 * @property {string} token
 * @property {string} [api] GitHub's, or a test's
 */

/** A call that GitHub refused, or answered unusably. */
export class GitHubError extends Error {
  /**
   * @param {string} message
   * @param {number} status
   */
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** @typedef {<Answer = unknown>(method: string, path: string, body?: object) => Promise<Answer>} Call */

/**
 * Calls the REST API of a repository; paths begin after `/repos/owner/name`.
 * @param {Repository} repository
 * @returns {Call}
 */
export function repositoryApi({ name, token, api = 'https://api.github.com' }) {
  return async (method, path, body) => {
    const response = await fetch(`${api}/repos/${name}${path}`, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    if (!response.ok) throw new GitHubError(`${method} ${path}: ${response.status} ${text}`, response.status);
    return text === '' ? undefined : JSON.parse(text);
  };
}

/**
 * Repository of the running workflow, from its environment.
 * @param {NodeJS.Dict<string>} env
 * @returns {Repository}
 */
export function repositoryOf({ GITHUB_REPOSITORY: name, GITHUB_TOKEN: token, GITHUB_API_URL: api }) {
  if (!name || !token) throw new Error('GITHUB_REPOSITORY and GITHUB_TOKEN must be set');
  return { name, token, api };
}
