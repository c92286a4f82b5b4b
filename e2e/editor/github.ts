import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { ownFiles } from './editor';

const token = 'github_pat_de_prueba';
const idOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
const allow = (what: string) => [`access-control-allow-${what}`, '*'] as const;
const headers = Object.fromEntries(['origin', 'headers', 'methods'].map(allow));

type Input = {
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
  };
};

/** A commit that the editor sent: its headline, and its parsed data files keyed by path. */
type Commit = { readonly headline: string; readonly json: Readonly<Record<string, unknown>> };

/** A fake GitHub with one repository: the project's data, and the commits that the editor sent. */
export function createGitHub() {
  const files = ownFiles();
  const commits: Commit[] = [];
  const committedDate = '2026-11-22T12:00:00Z';
  let head = 'b'.repeat(40);
  let hasEnded = false;

  function commit({ message, fileChanges }: Input): object {
    const changed = fileChanges.additions.map(
      ({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const,
    );
    for (const [path, bytes] of changed) files.set(path, bytes);
    const data = changed.filter(([path]) => path.endsWith('.json'));
    const json = Object.fromEntries(data.map(([path, bytes]) => [path, JSON.parse(bytes.toString())]));
    commits.push({ headline: message.headline, json });
    const ids = changed.map(([, bytes], index) => [`file_${index}`, { oid: idOf(bytes) }]);
    return { oid: 'c'.repeat(40), committedDate, ...Object.fromEntries(ids) };
  }

  function graph(query: string, input: Input | undefined): object {
    if (query.includes('createCommitOnBranch') && input)
      return { createCommitOnBranch: { commit: commit(input) } };
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
    if (query.includes('entries')) {
      const entries = [...files].map(([path, bytes]) => ({
        name: path.replace('content/', ''),
        object: { text: bytes.toString() },
      }));
      return { repository: { object: { entries } } };
    }
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, key = '', id]) => [
      key,
      { text: [...files.values()].find((bytes) => idOf(bytes) === id)?.toString() },
    ]);
    const author = { name: 'Ana', email: 'a@b.co', user: { id: 1, login: 'ana' } };
    const target = { history: { nodes: [{ oid: head, message: 'x', author, committedDate }] } };
    const histories = [...query.matchAll(/(commit_\d+|history_\d+|ref)(?:: ref)?\(qualifiedName/g)].map(
      ([, key = '']) => [key, { target }],
    );
    return { repository: Object.fromEntries([...texts, ...histories]) };
  }

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (body: object, status = 200) => route.fulfill({ status, headers, json: body });
    if (request.method() === 'OPTIONS' || pathname.includes('/collaborators/'))
      return route.fulfill({ status: 204, headers });
    const isKnown = request.headers().authorization?.includes(token);
    if (hasEnded || (pathname === '/user' && !isKnown)) return json({ message: 'Bad credentials' }, 401);
    if (pathname === '/user')
      return json({ id: 1, login: 'ana', name: 'Ana', email: 'a@b.co', html_url: '' });
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON();
      return json({ data: graph(query, variables?.input) });
    }
    if (pathname.includes('/git/trees/')) {
      const entry = ([path, bytes]: readonly [string, Buffer]) =>
        ({ path, type: 'blob', sha: idOf(bytes), size: bytes.length }) as const;
      return json({ sha: 'x', tree: [...files].map(entry) });
    }
    const blob = [...files.values()].find((bytes) => pathname.endsWith(`/git/blobs/${idOf(bytes)}`));
    if (!blob) return json({}, 404);
    return route.fulfill({ headers: { ...headers, 'content-type': 'application/octet-stream' }, body: blob });
  }

  return {
    answer,
    commits,
    files,
    /** Expires the key, or makes it valid again. */
    endKey: (ends: boolean) => void (hasEnded = ends),
    /** Saves a file as another device would, so the editor's copy is out of date. */
    saveElsewhere(path: string, text: string) {
      files.set(path, Buffer.from(text));
      head = 'd'.repeat(40);
    },
  };
}

/** Enters a GitHub key in the dialog that asks for it. */
export async function enterKey(page: Page, key = token): Promise<void> {
  await page.getByRole('button', { name: 'Entrar con tu llave de GitHub' }).click();
  const input = page.locator('dialog[open], [role$=dialog]').last().locator('input').first();
  await input.fill(key);
  await input.press('Enter');
}
