/** @jest-environment node */
import { article, type Sourced } from './source';

type Penalty = { readonly minimumUvt: number; readonly capUvt: number };

const sourced: Sourced<Penalty> = {
  minimumUvt: 10,
  capUvt: 2500,
  sources: { minimumUvt: article('639', 'unread'), capUvt: article('641', '2026-11-26') },
};

// @ts-expect-error: `capUvt` has no source.
const lacksOne: Sourced<Penalty> = { ...sourced, sources: { minimumUvt: article('639', 'unread') } };

// @ts-expect-error: `sources` is missing.
const lacksAll: Sourced<Penalty> = { minimumUvt: 10, capUvt: 2500 };

// @ts-expect-error: `read` is missing; it is a day, or `unread`.
const lacksDay: Sourced<Penalty>['sources']['capUvt'] = { norm: 'artículo 641', url: 'https://example.com' };

test('a rule whose figure has no source, or whose source has no day, is refused by the type checker', () => {
  // tsc fails where one of the three above compiles; here they only stand for what is refused.
  expect([lacksOne, lacksAll, lacksDay].map((refused) => JSON.stringify(refused))).not.toContain(
    JSON.stringify(sourced),
  );
});

test('a norm has the address of the DIAN’s compilation', () => {
  expect(sourced.sources.capUvt.url).toMatch(/\/estatuto_tributario\.htm#641$/);
});
