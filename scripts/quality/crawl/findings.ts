import type { BuiltPage } from './built-site';

/** What a rule found wrong, as a sentence for whoever keeps the site; where, when it is in one page. */
export type Finding = { readonly where: string; readonly what: string };

/** Collects what is wrong in one place. */
export class Findings {
  readonly list: Finding[] = [];

  constructor(private readonly where: string) {}

  static in(page: BuiltPage): Findings {
    return new Findings(page.path);
  }

  /** Notes `what` unless it is `right`. */
  expect(right: boolean, what: string): void {
    if (!right) this.list.push({ where: this.where, what });
  }
}
