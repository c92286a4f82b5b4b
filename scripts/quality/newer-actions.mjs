import { readdirSync, readFileSync } from 'node:fs';
import { gh as ghProgram, syncIssue } from '../publish/issues.mjs';

/*
 * `newer-actions.mjs` keeps an issue with the workflows' actions of which there is a newer version. Unlike packages, an
 * action is proposed in its newest major too, because GitHub takes old ones' runtime away.
 */

/**
 * Commands that bring the workflows' actions to their newest releases, without those younger than a week.
 * @param {import('../publish/issues.mjs').Program} gh
 * @param {string} workflows texts of the workflows
 * @returns {string[]}
 */
function newerActions(gh, workflows) {
  /** @type {Map<string, string>} */
  const used = new Map();
  for (const [, name = '', version = ''] of workflows.matchAll(/uses: (\S+)@\w+ # (v\S+)/g))
    used.set(name, version);
  const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60_000).toISOString();
  return [...used].flatMap(([name, present]) => {
    /** @type {{ tag_name: string, published_at: string, draft: boolean, prerelease: boolean }[]} */
    const releases = JSON.parse(gh('api', `repos/${name}/releases?per_page=100`));
    const [newest = present] = releases
      .filter(
        ({ tag_name: tag, published_at: day, draft, prerelease }) =>
          /^v\d+\.\d+\.\d+$/.test(tag) && day < weekAgo && !draft && !prerelease,
      )
      .map(({ tag_name: tag }) => tag)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    if (newest.localeCompare(present, 'en', { numeric: true }) <= 0) return [];
    const { sha } = JSON.parse(gh('api', `repos/${name}/commits/${newest}`));
    return [`sed -i 's|${name}@.*|${name}@${sha} # ${newest}|' .github/workflows/*.yml`];
  });
}

if (process.argv[1]?.endsWith('newer-actions.mjs')) {
  const folder = '.github/workflows';
  const workflows = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const commands = newerActions(ghProgram, workflows.join('\n'));
  const body = `Read their release notes, then run:\n\n\`\`\`sh\n${commands.join('\n')}\n\`\`\``;
  const wanted = commands.length === 0 ? undefined : { title: 'Newer actions', body };
  const assignee = process.env.GITHUB_REPOSITORY_OWNER ?? '';
  syncIssue(ghProgram, 'actions', wanted, { resolved: 'Every action is the newest.', assignee });
}
