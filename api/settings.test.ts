/** @jest-environment node */
import { readSettings } from './settings';

test('settings that Wrangler gives as numbers count, and blanks around a text don’t', () => {
  const { isLimited, mail } = readSettings({
    LEADS_RATE_LIMIT: 0,
    SMTP_HOST: 'smtp.example',
    SMTP_PORT: 587,
    MAIL_TO: ' ana@correo.example ',
  });
  expect(isLimited).toBe(false);
  expect(mail).toMatchObject({ port: 587, secure: false, to: 'ana@correo.example' });
  expect(mailOf({})).toMatchObject({ port: 465, secure: true });
});

test('pages of the origins in LEADS_ORIGINS may call, whatever their path', () => {
  const { origins } = readSettings({
    NEXT_PUBLIC_SITE_URL: 'https://ana.example',
    LEADS_ORIGINS: 'https://www.ana.example/, https://otra.example/a',
  });
  expect(origins).toEqual(['https://ana.example', 'https://www.ana.example', 'https://otra.example']);
});

const mailOf = (settings: Readonly<Record<string, string>>) =>
  readSettings({ SMTP_HOST: 'smtp.gmail.com', SMTP_USER: 'ana@gmail.com', ...settings }).mail;

test.each(['abcd efgh ijkl mnop', 'abcd\u00a0efgh\u00a0ijkl\u00a0mnop', '\u200babcdefghijklmnop\n'])(
  'Google’s app password fits however it was pasted: %j',
  (SMTP_PASSWORD) => expect(mailOf({ SMTP_PASSWORD })?.password).toBe('abcdefghijklmnop'),
);

test('another mailbox’s password keeps its own blank, and so does one of Google that is no app password', () => {
  const SMTP_PASSWORD = 'abcd efgh ijkl mnop';
  expect(mailOf({ SMTP_HOST: 'smtp.example', SMTP_PASSWORD })?.password).toBe(SMTP_PASSWORD);
  expect(mailOf({ SMTP_PASSWORD: 'mi clave 1' })?.password).toBe('mi clave 1');
});

test.each(['\u00a0ana@gmail.com\u200b', 'mailto:ana@gmail.com', 'Ana <ana@gmail.com>'])(
  'mails go from and to the address in %j',
  (address) => {
    const all = { SMTP_USER: address, MAIL_FROM: address, MAIL_TO: address };
    const clean = 'ana@gmail.com';
    expect(mailOf(all)).toMatchObject({ user: clean, from: clean, to: clean });
  },
);
