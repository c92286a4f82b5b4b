import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeBoundaries } from './post-build/complete-boundaries.mjs';
import { main } from './setup/main.mjs';

const out = join(import.meta.dirname, '..', 'out');

/** What is done to each exported page before it is published; a part of `npm run build`. */
await main(() => {
  for (const file of readdirSync(out).filter((name) => name.endsWith('.html'))) {
    const path = join(out, file);
    writeFileSync(path, completeBoundaries(readFileSync(path, 'utf8')));
  }
});
