import type { IncomingMessage } from 'node:http';

export type ReadBody = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-large' | 'aborted' };

/**
 * Reads a request's body of at most `limit` bytes. A longer one is read on and thrown away
 * for a while: a server that hangs up in the middle leaves the sender without its answer.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<ReadBody> {
  const patience = limit * 16;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else if (length > patience) break;
    }
  } catch {
    return { ok: false, reason: 'aborted' };
  }
  return length <= limit ? { ok: true, bytes: Buffer.concat(chunks) } : { ok: false, reason: 'too-large' };
}
