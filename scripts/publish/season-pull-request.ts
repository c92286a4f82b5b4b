import type { Season } from '@/content/seasons/types';
import { formatPesos } from '@/lib/tax/amounts';
import { formatLong } from '@/lib/tax/dates';
import { windowOf } from '@/lib/tax/season';
import type { Program } from './issues.mjs';

/**
 * Proposes the changed data as a commit on a branch of its own and a pull request. Where the repository's settings
 * forbid workflows to open one, it opens an issue that links to the form.
 * @returns the title; nothing where the branch is there already
 */
export function proposeSeason(
  { git, gh }: Readonly<Record<'git' | 'gh', Program>>,
  season: Season,
  assignee: string,
): string | undefined {
  const branch = `temporada-${season.year}`;
  gh('auth', 'setup-git');
  if (git('ls-remote', '--heads', 'origin', branch) !== '') return undefined;

  const title = `Temporada ${season.year}, calculada`;
  const author = ['github-actions[bot]', '41898282+github-actions[bot]@users.noreply.github.com'];
  git('switch', '--create', branch);
  git('-c', `user.name=${author[0]}`, '-c', `user.email=${author[1]}`, 'commit', '--all', '--message', title);
  git('push', 'origin', branch);

  const body = proposalBody(season);
  const text = (words: string) => ['--title', title, '--body', words, '--assignee', assignee];
  try {
    gh('pr', 'create', '--head', branch, ...text(body));
  } catch {
    const address = gh('repo', 'view', '--json', 'url', '--jq', '.url').trim();
    const link = `${address}/compare/${branch}?expand=1`;
    const how = `**Primero** abre [la propuesta](${link}) y oprime _Create pull request_.`;
    gh('issue', 'create', ...text(`${how}\n\n${body}`));
  }
  return title;
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

**Cuando la DIAN publique** la UVT y el calendario de ${year}, compara las fechas y, en el editor, en «Temporadas y UVT», escribe la UVT y llena «Publicada por la DIAN».`;
}
