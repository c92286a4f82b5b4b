import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '@/scripts/lib/port.mjs';

/**
 * Starts a mail server that keeps every mail and accepts only the password «clave».
 * @param certificate with it, the server speaks TLS from the first byte
 */
export async function openMailbox(certificate?: Certificate) {
  const mails: string[] = [];
  const server = new SMTPServer({
    ...(certificate && { secure: true, key: certificate.key, cert: certificate.cert }),
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

export type Certificate = ReturnType<typeof newCertificate>;

/** Makes a certificate of this machine, which is trusted only where its file is named. */
export function newCertificate() {
  const folder = mkdtempSync('.run/certificate-');
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  // Cloudflare's runtime compares an address too with the certificate's names.
  const names = 'subjectAltName=DNS:127.0.0.1,IP:127.0.0.1';
  const files = ['-keyout', keyFile, '-out', file];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files, '-subj', '/CN=127.0.0.1', '-addext', names], {
    stdio: 'ignore',
  });
  return { key: readFileSync(keyFile), cert: readFileSync(file), file };
}
