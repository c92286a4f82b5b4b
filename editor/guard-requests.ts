import { todayInBogota } from '@/lib/tax/dates';
import { approve, learn, pathOf, type Sent } from './check-before-save';
import words from './es-CO.json' with { type: 'json' };
import { ask } from './sveltia-behaviour';

/*
 * Wraps `fetch` and the file system for Sveltia: requests to other hosts are answered locally, files are
 * checked before they are saved, and GitHub's errors are translated.
 */

/** GitHub's errors, and what the owner can do about each. */
const errors: readonly (readonly [said: RegExp, fix: string])[] = [
  [
    /bad credentials/i,
    'Tu llave venció o se borró. Abre «Cuenta» → «Cerrar sesión» y entra con una nueva: lo que escribiste te espera en «Restaurar borrador».',
  ],
  [
    /not accessible by personal access token|must have push access/i,
    'Tu llave deja leer, pero no guardar. Crea otra con «Contents: Read and write» y entra con ella.',
  ],
];
const offline = 'No hay internet. Nada se perdió: cuando vuelva, oprime «Guardar» otra vez.';
const unexpected = 'GitHub no contestó como se esperaba. Espera unos minutos y oprime «Guardar» otra vez.';

const inSpanish = (said: string) => errors.find(([pattern]) => pattern.test(said))?.[1] ?? unexpected;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const github = 'https://api.github.com/';

/** Wraps `fetch` so that it reaches only this page's own files and GitHub. */
export function guardRequests(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const locale = /^https:.*\/(locales\/[\w-]+\.json)$/.exec(address)?.[1];
    if (locale) return isLocal ? savedHere(await send(locale, init)) : send(locale, init);
    if (!address.startsWith(github)) return isElsewhere(address) ? json({}, 404) : send(input, init);
    return address.endsWith('/graphql') ? saved(send, address, init) : answerOf(send, input, init);
  };
}

export const isLocal = /^(localhost|127\.0\.0\.1)$/.test(location.hostname);

/** The editor's words on the owner's computer, where a save is not published. */
async function savedHere(words: Response): Promise<Response> {
  return json({
    ...(await words.json()),
    entry_saved: 'Guardado. Abajo dice cuándo lo ves en este computador.',
  });
}

/** True if an address belongs to another host. `blob:` and `data:` addresses don't. */
function isElsewhere(address: string): boolean {
  const { protocol, origin } = new URL(address, location.href);
  return /^https?:$/.test(protocol) && origin !== location.origin;
}

/** What Sveltia sends to commit files. */
type Commit = {
  readonly branch: { readonly repositoryNameWithOwner: string };
  /** The commit that the owner has edited. GitHub refuses the new one if the branch has moved since. */
  readonly expectedHeadOid: string;
  readonly fileChanges: { additions?: { path: string; contents: string }[] };
};

async function saved(send: typeof fetch, address: string, init?: RequestInit): Promise<Response> {
  const query: { variables?: { input?: Commit } } = JSON.parse(String(init?.body));
  const commit = query.variables?.input;
  const changes = commit?.fileChanges;
  let told = '';
  if (commit && changes?.additions) {
    const response = await answerOf(send, address, { ...init, body: JSON.stringify(dataAt(commit)) });
    if (!response.ok) return response;
    const { data }: Data = await response.json();
    for (const { name, object } of data?.repository?.object?.entries ?? []) learn(name, object?.text ?? '');
    const sent = changes.additions.map(({ path, contents }) => ({ path, bytes: bytesOf(contents) }));
    const verdict = await checked(sent);
    if (!verdict.ok) return json({ errors: [{ message: verdict.said }] });
    told = verdict.told;
    changes.additions = verdict.files.map(({ path, bytes }) => ({ path, contents: base64Of(bytes) }));
  }
  const response = await answerOf(send, address, { ...init, body: JSON.stringify(query) });
  if (!changes || !response.ok) return response;
  const answer: { errors?: { message: string }[] } = await response.json();
  if (!answer.errors) {
    if (told) void ask(told);
    return json(answer);
  }
  return json({ errors: [{ message: inSpanish(answer.errors.map(({ message }) => message).join()) }] });
}

type Data = {
  readonly data?: {
    repository?: {
      object?: { entries: readonly { name: string; object?: { text?: string | null } }[] } | null;
    };
  };
};

/**
 * Asks GitHub for the data files as the owner's branch has them. Sveltia doesn't know what an earlier save added to them,
 * and the editor's own build may be older.
 */
function dataAt({ branch, expectedHeadOid }: Commit) {
  const [owner, name] = branch.repositoryNameWithOwner.split('/');
  const query = `query ($owner: String!, $name: String!, $folder: String!) {
    repository(owner: $owner, name: $name) {
      object(expression: $folder) { ... on Tree { entries { name object { ... on Blob { text } } } } }
    }
  }`;
  return { query, variables: { owner, name, folder: `${expectedHeadOid}:content` } };
}

/** GitHub's answer with errors in Spanish and without addresses of avatars. */
async function answerOf(send: typeof fetch, ...asked: Parameters<typeof fetch>): Promise<Response> {
  let response: Response;
  try {
    response = await send(...asked);
  } catch {
    throw new Error(offline);
  }
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (!isJson || response.status === 404) return response;
  const text = (await response.text()).replace(/"avatar_?url":\s*"[^"]*"/gi, '"avatar":""');
  if (response.ok) return new Response(text, response);
  return json({ message: inSpanish(text) }, response.status);
}

/**
 * Checks data before Sveltia writes it to a local folder. It first writes a temporary file, so its content
 * tells the path.
 */
export function guardFolder(): void {
  if (typeof FileSystemFileHandle === 'undefined') return;
  const { prototype } = FileSystemFileHandle;
  const { createWritable, getFile } = prototype;
  const opened = new Map<string, FileSystemFileHandle>();
  prototype.getFile = async function (this: FileSystemFileHandle) {
    if (this.name.endsWith('.json')) opened.set(this.name, this);
    return getFile.call(this);
  };
  if (!createWritable) return;
  prototype.createWritable = async function (this: FileSystemFileHandle, options) {
    const writer = await createWritable.call(this, options);
    const write = writer.write.bind(writer);
    writer.write = async (data) => {
      const path = typeof data === 'string' ? pathOf(data) : undefined;
      if (path === undefined) return write(data);
      for (const [name, handle] of opened)
        await getFile.call(handle).then(
          async (file) => learn(name, await file.text()),
          () => opened.delete(name),
        );
      const bytes = new TextEncoder().encode(String(data));
      const verdict = await checked([{ path, bytes }]);
      if (!verdict.ok) {
        // Sveltia closes the file even after an error, which would leave it empty.
        await writer.abort();
        throw new Error(verdict.said);
      }
      for (const { bytes } of verdict.files) await write(bytes);
      if (verdict.told) void ask(verdict.told);
    };
    return writer;
  };
}

/**
 * Replaces font addresses in Sveltia's style elements by the editor's own files as soon as they are inserted.
 */
export function ownFonts(): void {
  const theirs = /url\(\s*["']?https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)]*\)/g;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLStyleElement && node.textContent.includes('fontsource'))
          node.textContent = node.textContent.replace(theirs, 'url(fonts/$1.woff2)');
        else if (node instanceof HTMLLinkElement && node.rel === 'preconnect') node.remove();
  }).observe(document, { childList: true, subtree: true });
}

const checked = (sent: readonly Sent[]) =>
  approve(sent, todayInBogota(), (said) => ask(said, words.own.save));

function bytesOf(base64: string): Sent['bytes'] {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
