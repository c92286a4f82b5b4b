import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../lib/files';
import { missing, ready, type Finding } from './finding';

const megabyte = 1024 * 1024;

/** Bytes: what Cloudflare Pages, the strictest of the hosts in docs/publishing.md, takes as one file. */
const largestFile = 25 * megabyte;

/** What will be uploaded. */
export function sizeFindings(folder: string): Finding[] {
  const files = filesIn(folder).map((file) => ({ file, size: statSync(join(folder, file)).size }));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const todo = `Redúcelo a menos de ${megabytes(largestFile)}, o quítalo de public/.`;
  return [
    ready(`Se subirán ${files.length} archivos, ${megabytes(total)} en total`),
    ...files
      .filter(({ size }) => size > largestFile)
      .map(({ file, size }) => missing(`${file} pesa ${megabytes(size)}`, todo)),
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / megabyte).toLocaleString('es-CO', { maximumFractionDigits: 1 })} MB`;
}
