import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, origin, otherFiles, otherSeason } from './other-site';
import { crawl } from '@/scripts/lib/nodes.mjs';
import { HelpfulError, main } from '@/scripts/lib/main.mjs';
import { npm, run } from '@/scripts/lib/run.mjs';
import { mirror } from '@/scripts/lib/sources.mjs';

/**
 * `npm test -- second` builds a copy of the sources in which every setting differs: season, address,
 * API, and the choices of `content/site.*`.
 * e2e/export/crawl.test.ts checks it, it is compared with `out/`, and the journeys of `e2e/second` run on
 * `.run/second/out`.
 */
await main(async () => {
  const copy = join('.run', 'second');
  mirror('.', copy);
  const files = otherFiles(readFileSync('content/site.ts', 'utf8'), otherSeason());
  for (const [file, content] of Object.entries(files)) writeFileSync(join(copy, file), content);
  if (
    (await run(process.execPath, ['scripts/build/build-pages.mjs'], {
      cwd: copy,
      env: { ...process.env, ...environment },
    })) !== 0
  )
    throw new HelpfulError('El sitio no se pudo construir con otros datos: el motivo está arriba.');

  const env = { ...process.env, EXPORT_OUT: join(copy, 'out'), EXPORT_URL: origin };
  if ((await npm([...crawl, 'e2e/second'], { env })) !== 0)
    throw new HelpfulError('Con otros datos, esto no salió como debía: está arriba.');
});
