/** @jest-environment node */
import { article, type Sourced } from './source';

type Penalty = { readonly minimumUvt: number; readonly capUvt: number };

const sourced: Sourced<Penalty> = {
  minimumUvt: 10,
  capUvt: 2500,
  sources: { minimumUvt: article('639'), capUvt: article('641') },
};

// @ts-expect-error: `capUvt` has no source.
const lacksOne: Sourced<Penalty> = { ...sourced, sources: { minimumUvt: article('639') } };

// @ts-expect-error: `sources` is missing.
const lacksAll: Sourced<Penalty> = { minimumUvt: 10, capUvt: 2500 };

test('a rule whose figure has no source is refused by the type checker', () => {
  // tsc fails where one of the two above compiles; here they only stand for what is refused.
  expect([lacksOne, lacksAll].map((refused) => JSON.stringify(refused))).not.toContain(
    JSON.stringify(sourced),
  );
});

test('a norm has the address of the DIAN’s compilation', () => {
  expect(sourced.sources.capUvt.url).toMatch(/\/estatuto_tributario\.htm#641$/);
});
