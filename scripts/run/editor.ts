import { readFileSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
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
  const pages = new Set<ServerResponse>();
  let status: Status = { text: '' };
  const say = (next: Status) => {
    status = next;
    console.log(next.text);
    for (const page of pages) page.write(eventOf(status));
  };

  const editor = await startPreviewServer({
    folder: 'editor/dist',
    port,
    api: {
      handle(request, response) {
        if (request.url !== '/status') return false;
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
        response.write(eventOf(status));
        pages.add(response);
        response.on('close', () => pages.delete(response));
        return true;
      },
    },
  });

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

function eventOf(status: Status): string {
  return `data: ${JSON.stringify(status)}\n\n`;
}

async function buildAgain(): Promise<string | undefined> {
  const log = '.run/logs/editor-build.log';
  return (await buildSite({ log })) === 0 ? undefined : reasonIn(readFileSync(log, 'utf8'));
}
