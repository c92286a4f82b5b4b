import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { ownFiles } from './editor';

const token = 'github_pat_de_prueba';
const idOf = (bytes: Buffer) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

type Commit = {
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
  };
};

/** A fake GitHub with one repository: the project's data, and the commits that the editor sent. */
export function createGitHub() {
  const files = ownFiles();
  const commits: Commit[] = [];
  const now = '2026-11-22T12:00:00Z';
  let head = 'b'.repeat(40);
  let hasEnded = false;

  function graph(query: string, input: Commit | undefined): object {
    if (query.includes('createCommitOnBranch') && input) {
      commits.push(input);
      const ids = input.fileChanges.additions.map(({ path, contents }, index) => {
        const bytes = Buffer.from(contents, 'base64');
        files.set(path, bytes);
        return [`file_${index}`, { oid: idOf(bytes) }] as const;
      });
      const commit = { oid: 'c'.repeat(40), committedDate: now, ...Object.fromEntries(ids) };
      return { createCommitOnBranch: { commit } };
    }
    if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
    const texts = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(([, key = '', id]) => [
      key,
      { text: [...files.values()].find((bytes) => idOf(bytes) === id)?.toString() },
    ]);
    const author = { name: 'Ana', email: 'a@b.co', user: { id: 1, login: 'ana' } };
    const nodes = [{ oid: head, message: 'x', author, committedDate: now }];
    const histories = [...query.matchAll(/(commit_\d+|history_\d+|ref)(?:: ref)?\(qualifiedName/g)].map(
      ([, key = '']) => [key, { target: { history: { nodes } } }],
    );
    return { repository: Object.fromEntries([...texts, ...histories]) };
  }

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (body: object, status = 200) => route.fulfill({ status, headers, json: body });
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    if (hasEnded) return json({ message: 'Bad credentials' }, 401);
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON();
      return json({ data: graph(query, variables?.input) });
    }
    if (pathname === '/user') {
      const isKnown = request.headers().authorization?.includes(token);
      if (!isKnown) return json({ message: 'Bad credentials' }, 401);
      const avatar_url = 'https://avatars.githubusercontent.com/u/1';
      return json({ id: 1, login: 'ana', name: 'Ana', email: 'a@b.co', avatar_url, html_url: '' });
    }
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204, headers });
    if (pathname.includes('/git/trees/')) {
      const tree = [...files].map(([path, bytes]) => ({
        path,
        type: 'blob',
        sha: idOf(bytes),
        size: bytes.length,
      }));
      return json({ sha: 'x', tree });
    }
    const blob = [...files.values()].find((bytes) => pathname.endsWith(`/git/blobs/${idOf(bytes)}`));
    if (!blob) return json({}, 404);
    return route.fulfill({ headers: { ...headers, 'content-type': 'application/octet-stream' }, body: blob });
  }
  return {
    answer,
    commits,
    files,
    /** Whether her key has ended. */
    endKey: (ends: boolean) => void (hasEnded = ends),
    /** Another device saves a file. */
    saveElsewhere(path: string, text: string) {
      files.set(path, Buffer.from(text));
      head = 'd'.repeat(40);
    },
  };
}

/** Enters a GitHub key in the dialog that asks for it. */
export async function enterKey(page: Page, key = token): Promise<void> {
  await page.getByRole('button', { name: 'Entrar con tu llave de GitHub' }).click();
  const input = page
    .locator('dialog[open], [role=dialog], [role=alertdialog]')
    .last()
    .locator('input')
    .first();
  await input.fill(key);
  await input.press('Enter');
}
