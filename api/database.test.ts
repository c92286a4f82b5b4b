/** @jest-environment node */
import { positional } from './database';

test('numbers each name once, and leaves quoted text alone', () => {
  const statement = ["SELECT :b, :a, :b, ':c', 'it''s :d'", { a: 1, b: null, unused: 2 }] as const;
  expect(positional(statement)).toEqual({ sql: "SELECT ?1, ?2, ?1, ':c', 'it''s :d'", args: [null, 1] });
});

test('refuses a misspelt parameter, which SQLite would read as NULL', () => {
  expect(() => positional(['SELECT :nmae', { name: 'Ana' }])).toThrow(':nmae');
});
