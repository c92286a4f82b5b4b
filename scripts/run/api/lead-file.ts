import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ContactBody } from './contract';

export type StoredLead = ContactBody & { receivedAt: string };

export type LeadFile = {
  /** Ends once the lead is on the disk, not merely on its way there. */
  append: (lead: StoredLead) => Promise<void>;
  read: () => Promise<StoredLead[]>;
};

/** Leads as JSON lines, one a line, in the order they came. */
export function leadFile(path: string): LeadFile {
  let previous: Promise<void> = Promise.resolve();

  return {
    append(lead) {
      // One after the other: two leads that arrive together must not share a line.
      const appended = previous.then(() => appendLine(path, JSON.stringify(lead)));
      previous = appended.catch(() => undefined);
      return appended;
    },
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as StoredLead);
    },
  };
}

async function appendLine(path: string, line: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  // Personal data: readable by whoever runs this, and nobody else.
  const file = await open(path, 'a+', 0o600);
  let isNew = false;
  try {
    const { size } = await file.stat();
    isNew = size === 0;
    // A line cut short by a full disk or a power cut must not swallow the next lead.
    const separator = isNew || (await lastByte(file, size)) === newline ? '' : '\n';
    await file.appendFile(`${separator}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (isNew) await syncFolder(folder);
}

const newline = '\n'.charCodeAt(0);

async function lastByte(file: Awaited<ReturnType<typeof open>>, size: number): Promise<number | undefined> {
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0];
}

/** A new file is only safe once its folder's entry is on the disk too. */
async function syncFolder(path: string): Promise<void> {
  // Windows can't open a folder, and writes its entries by itself.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
