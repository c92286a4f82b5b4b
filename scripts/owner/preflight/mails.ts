import { notice, ready, type Finding } from './finding';

/**
 * Whether the owner gets a mail per lead.
 * @param names settings that the API has
 */
export function mailFinding(names: readonly string[]): Finding {
  const missing = ['SMTP_HOST', 'SMTP_USER', 'SMTP_PASSWORD'].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    return notice(
      `Avisos por correo: apagados, nadie te dice que llegó un contacto (falta ${missing.join(', ')})`,
      'docs/api.md, «Settings», dice dónde se escriben; en Cloudflare: npm run wrangler -- secret put SMTP_HOST',
    );
  }
  return ready('Avisos por correo: encendidos');
}

/** Names of settings in wrangler's listing and in the configuration's variables. */
export function settingNames(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\bSMTP_[A-Z_]+\b/g) ?? []);
}
