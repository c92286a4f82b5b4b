/** One line of the report, worded for someone who doesn't program. */
export type Finding =
  | { readonly state: 'ready'; readonly what: string }
  /** A notice that doesn't block publication. `todo`: an optional remedy. */
  | { readonly state: 'notice'; readonly what: string; readonly todo: string }
  /** A fault that would mislead a visitor or break the site. `todo`: file, field, and what to write there. */
  | { readonly state: 'missing'; readonly what: string; readonly todo: string };

export const ready = (what: string): Finding => ({ state: 'ready', what });
export const notice = (what: string, todo: string): Finding => ({ state: 'notice', what, todo });
export const missing = (what: string, todo: string): Finding => ({ state: 'missing', what, todo });

const signs = { ready: '✓', notice: '!', missing: '✗' } as const;

/** Text of a finding in the terminal. */
export function line(finding: Finding): string {
  const what = `  ${signs[finding.state]} ${finding.what}`;
  return finding.state === 'ready' ? what : `${what}\n      → ${finding.todo}`;
}
