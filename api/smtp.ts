import { createTransport } from 'nodemailer';
import { site } from '@/content/site';
import { isLoopback } from './limits';
import type { MailFailure, SendMail } from './mail';
import type { MailSettings } from './settings';

/**
 * Sends mails through a mailbox's SMTP server.
 * @param patience timeout of each answer, in milliseconds
 * @param deadline timeout of a whole attempt, in milliseconds, because a server may send an answer byte by byte
 */
export function smtp(
  { host, port, secure, user, password, from, to }: MailSettings,
  { patience = 60_000, deadline = 120_000 } = {},
): SendMail {
  return async ({ key, subject, text, html, attachment, replyTo }) => {
    const transport = createTransport({
      host,
      port,
      secure,
      // Allows a password without TLS only to a server on this machine.
      requireTLS: !secure && !isLoopback(host),
      ...(user && { auth: { user, pass: password } }),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('deadline')), deadline);
    });
    try {
      const sending = transport.sendMail({
        from: { name: site.businessName, address: from },
        to,
        replyTo,
        subject,
        text,
        html,
        attachments: attachment && [
          { filename: attachment.name, content: attachment.text, contentType: 'text/csv; charset=utf-8' },
        ],
        messageId: `<${key}@${from.split('@').at(-1)}>`,
      });
      await Promise.race([sending, late]);
      return { ok: true };
    } catch (error) {
      return { ok: false, reason: failureOf(error as SmtpError) };
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
}

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string };

function failureOf({ code = '', command, responseCode = 0, response = '' }: SmtpError): MailFailure {
  // A sender that isn't the account's.
  if (/^553[ -]5\.7\.1\b/.test(response)) return 'sender';
  // 421 and 454 mean too many connections, 530 not allowed, 5.4.5 a daily quota, 5.4.6 and 4.2.x a locked mailbox, but 4.2.0
  // greylisting. 5.7.x is a policy; after DATA servers refuse a content with it.
  const isLimit =
    [421, 454, 530].includes(responseCode) ||
    /^\d{3}[ -](5\.4\.[56]|4\.2\.[1-9]\d*)\b/.test(response) ||
    (command !== 'DATA' && /^\d{3}[ -]5\.7\.\d+\b/.test(response));
  if (code === 'EAUTH' && !(responseCode >= 400 && responseCode < 500)) return 'password';
  if (isLimit) return 'limited';
  if (responseCode >= 500) return command === 'RCPT TO' ? 'recipient' : 'refused';
  return responseCode >= 400 ? 'busy' : 'connection';
}
