import { Agent, request } from 'node:http';

export type Answer = { code: number; text: string };

/** A lead that no other is equal to. */
export function leadOf(message: string): string {
  const texts = { name: 'Ana Peña', phone: '3001234567', email: 'ana@correo.example', services: 'RUT' };
  return JSON.stringify({ ...texts, message });
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** One call; fails where there was no answer. */
export function post(url: string, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ code: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.setTimeout(15_000, () => sent.destroy(new Error('no answer in 15 s')));
    sent.end(body);
  });
}

export type Load = { perSecond: number; p50: number; p99: number };

/** Sends leads over so many connections for so long; times in milliseconds. */
export async function load(url: string, { connections = 20, seconds = 8 } = {}): Promise<Load> {
  const took: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      for (let count = 0; performance.now() < end; count += 1) {
        const sent = performance.now();
        const { text } = await post(url, leadOf(`${start} ${connection} ${count}`));
        if (text !== '{"status":"ok"}') throw new Error(`Under load: ${text}`);
        took.push(performance.now() - sent);
      }
    }),
  );
  const all = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { perSecond: took.length / all, p50: at(0.5), p99: at(0.99) };
}
