/** One line of the report, in the words of somebody who does not program. */
export type Finding =
  | { readonly state: 'ready'; readonly what: string }
  /** `todo`: which file, which field, and what to write there. */
  | { readonly state: 'missing'; readonly what: string; readonly todo: string }
  /** Could not be looked at, which alone does not stop a publication. */
  | { readonly state: 'unknown'; readonly what: string; readonly why: string };

export const ready = (what: string): Finding => ({ state: 'ready', what });
export const missing = (what: string, todo: string): Finding => ({ state: 'missing', what, todo });
export const unknown = (what: string, why: string): Finding => ({ state: 'unknown', what, why });

/** As the terminal shows it. */
export function line(finding: Finding): string {
  switch (finding.state) {
    case 'ready':
      return `  ✓ ${finding.what}`;
    case 'missing':
      return `  ✗ ${finding.what}\n      → ${finding.todo}`;
    case 'unknown':
      return `  – ${finding.what}\n      ${finding.why}`;
  }
}
