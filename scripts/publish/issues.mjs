import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Runs a program with arguments and returns its output.
 * @typedef {(...args: string[]) => string} Program
 */

/** GitHub's command line, which every workflow has. @type {Program} */
export const gh = (...args) => execFileSync('gh', args, { encoding: 'utf8' });

/** @type {Program} */
export const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

/** @typedef {{ title: string, body: string }} IssueText */

const sections = readFileSync(new URL('issues.md', import.meta.url), 'utf8').split(/^## /m);

/**
 * Text of an issue, which GitHub mails to the owner: a section of `scripts/publish/issues.md` with its tokens filled.
 * @param {string} name first word of the section's heading
 * @param {Readonly<Record<string, string>>} [tokens]
 * @returns {IssueText}
 */
export function textOf(name, tokens = {}) {
  const heading = `${name}: `;
  const section = sections.find((each) => each.startsWith(heading)) ?? '';
  const [title = '', ...lines] = section.slice(heading.length).split('\n');
  const body = lines.join('\n').replace(/\{(\w+)\}/g, (_, token) => tokens[token] ?? '');
  return { title, body: body.trim() };
}

/**
 * Keeps one issue per subject: opens or updates it with the wanted text, or closes it if there is none.
 * @param {Program} gh
 * @param {string} subject
 * @param {IssueText | undefined} wanted
 * @param {object} about
 * @param {string} about.resolved comment that closes it
 * @param {string} [about.news] if the open issue does not name it, the text is mailed again
 */
export function syncIssue(gh, subject, wanted, { resolved, news }) {
  // Two issues arise when the check and the host end at the same moment.
  const [issue, ...twins] = openIssues(gh, subject);
  for (const { number } of wanted === undefined && issue ? [issue, ...twins] : twins)
    gh('issue', 'close', String(number), '--comment', resolved);
  if (wanted === undefined) return;

  const text = { ...wanted, body: `${wanted.body}\n\n${markOf(subject)} <!-- ${news ?? ''} -->` };
  if (issue === undefined) {
    const words = ['--title', text.title, '--body', text.body];
    try {
      gh('issue', 'create', '--assignee', assignee(), ...words);
    } catch {
      // An organisation can't be assigned; its issue goes to those who watch the repository.
      gh('issue', 'create', ...words);
    }
    return;
  }
  gh('issue', 'edit', String(issue.number), '--title', text.title, '--body', text.body);
  // GitHub sends no mail for an edited issue.
  if (news !== undefined && !issue.body.includes(news))
    gh('issue', 'comment', String(issue.number), '--body', wanted.body);
}

/** Login that GitHub mails: the person who pushed, or the repository's owner if a program did. */
function assignee() {
  const { GITHUB_ACTOR: actor = '', GITHUB_REPOSITORY_OWNER: owner = '' } = process.env;
  return actor === '' || actor.endsWith('[bot]') ? owner : actor;
}

/** Hidden mark in an issue's text, by which the issue of a subject is found again. @param {string} subject */
const markOf = (subject) => `<!-- aviso: ${subject} -->`;

/**
 * Lists the open issues about a subject.
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
