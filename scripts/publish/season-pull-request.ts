import type { Season } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong } from '@/lib/tax/dates';
import { windowOf } from '@/lib/tax/season';
import { GitHubError, type Call } from './github.mjs';

type Proposal = {
  readonly season: Season;
  /** Whole files, by path from the project's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Login that GitHub mails. */
  readonly assignee: string;
};

/**
 * Proposes a season as a commit on a branch of its own and a pull request. Where the repository's settings forbid
 * workflows to open one, it opens an issue that links to the form.
 * @returns the title; nothing where the branch is there already
 */
export async function proposeSeason(
  call: Call,
  { season, files, assignee }: Proposal,
): Promise<string | undefined> {
  const branch = `temporada-${season.year}`;
  if (await exists(call, branch)) return undefined;

  const repository = await call<{ default_branch: string; html_url: string }>('GET', '');
  const base = repository.default_branch;
  const head = await call<{ sha: string; commit: { tree: { sha: string } } }>('GET', `/commits/${base}`);
  const title = `Temporada ${season.year}, calculada`;
  const entries = Object.entries(files).map(([path, content]) => ({
    ...{ path, content, mode: '100644', type: 'blob' },
  }));
  const tree = await call<{ sha: string }>('POST', '/git/trees', {
    ...{ base_tree: head.commit.tree.sha, tree: entries },
  });
  const commit = await call<{ sha: string }>('POST', '/git/commits', {
    ...{ message: title, tree: tree.sha, parents: [head.sha] },
  });
  await call('POST', '/git/refs', { ref: `refs/heads/${branch}`, sha: commit.sha });

  const body = proposalBody(season);
  try {
    const pull = await call<{ number: number }>('POST', '/pulls', { title, body, head: branch, base });
    await call('POST', `/issues/${pull.number}/assignees`, { assignees: [assignee] });
  } catch (error) {
    if (!(error instanceof GitHubError && error.status === 403)) throw error;
    const link = `${repository.html_url}/compare/${base}...${branch}?expand=1`;
    const how = `**Primero** abre [la propuesta](${link}) y oprime _Create pull request_.`;
    await call('POST', '/issues', { title, body: `${how}\n\n${body}`, assignees: [assignee] });
  }
  return title;
}

async function exists(call: Call, branch: string): Promise<boolean> {
  try {
    await call('GET', `/git/ref/heads/${branch}`);
    return true;
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return false;
    throw error;
  }
}

/** Says what was computed, what isn't known yet and what to press. */
export function proposalBody({ year, taxYear, uvt, groups }: Season): string {
  const rows = groups.map((group) => {
    const { first, last } = windowOf(group);
    return `| ${group.type} | ${formatLong(first)} | ${formatLong(last)} |`;
  });
  const limits =
    uvt.taxYear === null
      ? `La UVT de ${taxYear} no se conoce: el sitio no dirá los topes de ${year} hasta que se escriba.`
      : `Los topes salen de la UVT de ${taxYear}, ${formatPesos(uvt.taxYear)}.`;
  return `Las fechas de ${year}, calculadas según el Decreto 2229 de 2023 con los festivos que se conocen hoy. El sitio dirá que son calculadas.

| quiénes | primera fecha | última fecha |
| --- | --- | --- |
${rows.join('\n')}

${limits}

**Qué hacer.** Si las fechas te parecen bien, oprime _Merge pull request_ y luego _Confirm merge_. El buscador y el calendario las muestran desde entonces; el año del que habla tu sitio no cambia hasta que lo elijas en el editor, en «Temporada».

**En diciembre,** cuando la DIAN publique la UVT y el calendario de ${year}, compara las fechas y, en el editor, en «Temporadas y UVT», escribe la UVT y llena «Publicada por la DIAN».`;
}
