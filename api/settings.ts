import { site } from '@/content/site';
import { cleanText } from '@/lib/clean-text';
import { LIMITS, NO_LIMITS } from './limits';

export type Environment = Readonly<Record<string, unknown>>;

/** Reads the API's settings; docs/api.md explains them and their defaults. */
export function readSettings(env: Environment) {
  // Wrangler's settings may be numbers.
  const text = (name: string, fallback = '') => {
    const value = env[name];
    return (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '') || fallback;
  };
  const isLimited = text('LEADS_RATE_LIMIT') !== '0';
  const siteUrl = text('NEXT_PUBLIC_SITE_URL', site.address);
  const port = Number(text('SMTP_PORT', '465'));
  if (!Number.isInteger(port))
    throw new Error(
      `SMTP_PORT=${text('SMTP_PORT')} no es un número entero: escribe, por ejemplo, SMTP_PORT=465`,
    );
  return {
    database: text('LEADS_DB', 'data/leads.db'),
    /** False switches off every limit of calls and leads. */
    isLimited,
    limits: isLimited ? LIMITS : NO_LIMITS,
    origins: [siteUrl, ...text('LEADS_ORIGINS').split(',')].flatMap(
      (origin) => originOf(origin.trim()) ?? [],
    ),
    mail: mailSettings(text, port),
    urls: {
      site: originOf(siteUrl),
      editor: originOf(text('EDITOR_URL')),
    },
    linkOrigin: originOf(text('NEXT_PUBLIC_API_HOST', siteUrl)),
  };
}

type Text = (name: string, fallback?: string) => string;

export type ApiSettings = ReturnType<typeof readSettings>;
export type MailSettings = NonNullable<ApiSettings['mail']>;

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function mailSettings(text: Text, port: number) {
  const host = cleanText(text('SMTP_HOST'));
  if (host === '') return undefined;
  const user = addressIn(text('SMTP_USER'));
  const from = addressIn(text('MAIL_FROM')) || user || site.email;
  const typed = text('SMTP_PASSWORD');
  // Google shows an app password as four groups of four letters, with blanks that its server doesn't always take.
  const letters = cleanText(typed).replaceAll(' ', '');
  const isAppPassword = host === 'smtp.gmail.com' && /^[a-z]{16}$/i.test(letters);
  const password = isAppPassword ? letters : typed;
  // TLS from the first byte; with another port, STARTTLS.
  const secure = port === 465;
  return { host, port, secure, user, password, from, to: addressIn(text('MAIL_TO')) || from };
}

/** An address or user as a person sees it, out of `Ana <ana@correo.co>` or `mailto:ana@correo.co`. */
function addressIn(pasted: string): string {
  return cleanText(pasted)
    .replace(/^[^<]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:/i, '');
}
