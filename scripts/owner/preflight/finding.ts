/** One line of the report, in the words of somebody who does not program. */
export type Finding =
  | { readonly state: 'ready'; readonly what: string }
  /** Worth knowing, and no reason not to publish. `todo`: what could be done about it. */
  | { readonly state: 'notice'; readonly what: string; readonly todo: string }
  /** Would mislead a visitor or break the site. `todo`: which file, which field, and what to write there. */
  | { readonly state: 'missing'; readonly what: string; readonly todo: string };

export const ready = (what: string): Finding => ({ state: 'ready', what });
export const notice = (what: string, todo: string): Finding => ({ state: 'notice', what, todo });
export const missing = (what: string, todo: string): Finding => ({ state: 'missing', what, todo });

const signs = { ready: '✓', notice: '!', missing: '✗' } as const;

/** As the terminal shows it. */
export function line(finding: Finding): string {
  const what = `  ${signs[finding.state]} ${finding.what}`;
  return finding.state === 'ready' ? what : `${what}\n      → ${finding.todo}`;
}
