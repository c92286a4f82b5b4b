import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/scripts/lib/port.mjs';

/**
 * A mail server that keeps every mail with its recipients; a given password must be «clave».
 * @param take delays the answer until it resolves
 */
export async function openMailbox(take: (raw: string) => Promise<void> = async () => undefined) {
  const mails: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, callback) =>
      callback(password === 'clave' ? null : new Error('no'), { user: 'x' }),
    onData(stream, session, callback) {
      text(stream).then(async (raw) => {
        await take(raw);
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      }, callback);
    },
  });
  // A stopped client hangs up.
  server.on('error', () => undefined);
  const port = await listen(server.server, 0);
  return { port, mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
