import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A program by its arguments: what it says.
 * @typedef {(...args: string[]) => string} Program
 */

/** GitHub's own, which every workflow has. @type {Program} */
export const gh = (...args) => execFileSync('gh', args, { encoding: 'utf8' });

/** @typedef {{ title: string, body: string }} IssueText */

/**
 * What GitHub mails to the owner: a file of `scripts/publish/issues`, its braces filled.
 * @param {string} name the file's, without `.md`
 * @param {Readonly<Record<string, string>>} [tokens]
 * @returns {IssueText}
 */
export function textOf(name, tokens = {}) {
  const file = new URL(`issues/${name}.md`, import.meta.url);
  const [heading = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const body = lines.join('\n').replace(/\{(\w+)\}/g, (_, token) => tokens[token] ?? '');
  return { title: heading.replace('# ', ''), body: body.trim() };
}

/**
 * Keeps one issue a subject, open while there is something to say.
 * @param {Program} gh
 * @param {string} subject
 * @param {IssueText | undefined} wanted
 * @param {object} about
 * @param {string} about.resolved what closes it
 * @param {string} about.assignee login that GitHub mails
 * @param {string} [about.news] mails the text again where the open issue doesn't name it
 */
export function settle(gh, subject, wanted, { resolved, assignee, news }) {
  // Twins arise when the check and the host end in the same moment.
  const [issue, ...twins] = openIssues(gh, subject);
  for (const { number } of wanted === undefined && issue ? [issue, ...twins] : twins)
    gh('issue', 'close', String(number), '--comment', resolved);
  if (wanted === undefined) return;

  const text = [
    '--title',
    wanted.title,
    '--body',
    `${wanted.body}\n\n${markOf(subject)} <!-- ${news ?? ''} -->`,
  ];
  if (issue === undefined) return void gh('issue', 'create', '--assignee', assignee, ...text);
  gh('issue', 'edit', String(issue.number), ...text);
  // GitHub mails nobody about an edited issue.
  if (news !== undefined && !issue.body.includes(news))
    gh('issue', 'comment', String(issue.number), '--body', wanted.body);
}

/**
 * Whether an open issue of a subject names a piece of news.
 * @param {Program} gh
 * @param {string} subject
 * @param {string} news
 */
export function isTold(gh, subject, news) {
  return openIssues(gh, subject).some(({ body }) => body.includes(news));
}

/** @param {string} subject */
const markOf = (subject) => `<!-- aviso: ${subject} -->`;

/**
 * @param {Program} gh
 * @param {string} subject
 * @returns {{ number: number, body: string }[]}
 */
function openIssues(gh, subject) {
  const list = gh('issue', 'list', '--app', 'github-actions', '--state', 'open', '--json', 'number,body');
  return JSON.parse(list).filter((/** @type {{ body: string }} */ { body }) =>
    body.includes(markOf(subject)),
  );
}
