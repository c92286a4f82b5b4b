import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { openLeads } from '@/api/node';

import { main } from '../lib/main.mjs';
import { badDisks } from './leads-proof/disks';
import { hostile } from './leads-proof/hostile';
import { killedUnderLoad } from './leads-proof/kills';
import { speeds } from './leads-proof/speed';

/**
 * `npx tsx scripts/quality/leads-proof.ts`: is every lead that was answered ok there once, whatever happens to the process, the
 * disk and the requests; and how fast. Linux only; the bad disks need root, for mounts of their own.
 * `-- kills`, `disks`, `hostile` or `speed` do one of them.
 */
await main(async () => {
  mkdirSync('.run', { recursive: true });
  const folder = mkdtempSync(resolve('.run/leads-proof-'));
  const open = (file: string) => openLeads({ database: file, databaseToken: undefined });
  const file = (name: string) => join(folder, `${name}.db`);
  const proofs: Readonly<Record<string, () => Promise<string | string[]>>> = {
    kills: () => killedUnderLoad(file('kills'), 20, () => open(file('kills'))),
    disks: () => badDisks(folder, open),
    hostile: () => hostile(file('hostile'), () => open(file('hostile'))),
    speed: () => speeds(folder),
  };
  const chosen = process.argv.slice(2);
  try {
    for (const [name, prove] of Object.entries(proofs)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      console.log(`\n── ${name}`);
      for (const line of [await prove()].flat()) console.log(`✓ ${line}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
