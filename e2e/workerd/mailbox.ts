import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/scripts/lib/port.mjs';

/** Starts a mail server that keeps every mail and accepts only the password «clave». */
export async function openMailbox() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, callback) =>
      callback(password === 'clave' ? null : new Error('no'), { user: 'x' }),
    async onData(stream, _session, callback) {
      mails.push(await text(stream));
      callback();
    },
  });
  // A worker that is stopped drops its connection.
  server.on('error', () => undefined);
  const port = await listen(server.server, 0);
  return { port, mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
