import { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { readFileSync, watch } from 'node:fs';
import { reasonIn } from '../publish/publication.mjs';
import { buildSite } from '../lib/run.mjs';
import { startPreviewServer } from './preview-server';

/** Text about the site's build that the editor shows; `address` once the site can be visited. */
type Status = { readonly text: string; readonly address?: string };

type Options = {
  /** Port of the editor; 0 picks a free one. */
  readonly port: number;
  /** Address of the edited site. */
  readonly site: string;
  /** Checks and builds the site; resolves to the failure's reason. */
  readonly build?: () => Promise<string | undefined>;
};

/**
 * The owner's editor on this computer. Each change in `content/` is checked and built, and `/status` streams the outcome
 * to the editor's page.
 */
export async function startEditor({ port, site, build = buildAgain }: Options) {
  const pages = new Set<SSEStreamingApi>();
  let status: Status = { text: '' };
  const tell = (page: SSEStreamingApi) => page.writeSSE({ data: JSON.stringify(status) });
  const say = (next: Status) => {
    status = next;
    console.log(next.text);
    for (const page of pages) void tell(page);
  };

  const routes = new Hono().get('/status', (context) =>
    streamSSE(context, async (page) => {
      pages.add(page);
      await tell(page);
      await new Promise<void>((closed) => page.onAbort(closed));
      pages.delete(page);
    }),
  );
  const editor = await startPreviewServer({ folder: 'editor/dist', port, routes });

  let isBuilding = false;
  let isStale = false;
  async function rebuild(): Promise<void> {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    // A change during a build starts the next one.
    while (isStale) {
      isStale = false;
      say({ text: 'Guardado. Reviso los datos y construyo el sitio: tarda un minuto…' });
      const reason = await build();
      if (isStale) continue;
      say(
        reason === undefined
          ? {
              text: 'Listo: el sitio de este computador ya tiene tu cambio. Todavía no subas la carpeta «out»: antes va «npm run build».',
              address: site,
            }
          : { text: `El sitio sigue como estaba.\n${reason}` },
      );
    }
    isBuilding = false;
  }

  // Wait a moment, because editors save a file in several steps.
  let pause: NodeJS.Timeout | undefined;
  const watcher = watch('content', { recursive: true }, () => {
    clearTimeout(pause);
    pause = setTimeout(() => void rebuild(), 300);
  });
  const close = async () => {
    watcher.close();
    clearTimeout(pause);
    await editor.close();
  };
  return { ...editor, close };
}

async function buildAgain(): Promise<string | undefined> {
  const log = '.run/logs/editor-build.log';
  return (await buildSite({ log })) === 0 ? undefined : reasonIn(readFileSync(log, 'utf8'));
}
