import { readdirSync, readFileSync } from 'node:fs';
import { isAtLeast } from '../lib/packages.mjs';
import { gh, syncIssue } from '../publish/issues.mjs';

/*
 * `newer-actions.mjs` keeps an issue with the workflows' actions of which there is a newer version. Unlike packages, an
 * action is proposed in its newest major too, because GitHub takes old ones' runtime away.
 */

/**
 * Commands that bring the workflows' actions to their latest releases, unless those are younger than a week.
 * @param {string} workflows texts of the workflows
 * @returns {string[]}
 */
function newerActions(workflows) {
  /** @type {Map<string, string>} */
  const used = new Map();
  for (const [, name = '', version = ''] of workflows.matchAll(/uses: (\S+)@\w+ # (v\S+)/g))
    used.set(name, version);
  const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60_000).toISOString();
  return [...used].flatMap(([name, present]) => {
    /** @type {{ tag_name: string, published_at: string }} */
    const { tag_name: newest, published_at: day } = JSON.parse(gh('api', `repos/${name}/releases/latest`));
    if (day > weekAgo || isAtLeast(present, newest)) return [];
    const { sha } = JSON.parse(gh('api', `repos/${name}/commits/${newest}`));
    return [`sed -i 's|${name}@.*|${name}@${sha} # ${newest}|' .github/workflows/*.yml`];
  });
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
const commands = newerActions(workflows.join('\n'));
const body = `Read their release notes, then run:\n\n\`\`\`sh\n${commands.join('\n')}\n\`\`\``;
const wanted = commands.length === 0 ? undefined : { title: 'Newer actions', body };
syncIssue(gh, 'actions', wanted, { resolved: 'Every action is the newest.' });
