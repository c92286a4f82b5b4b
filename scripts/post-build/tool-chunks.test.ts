import { findToolChunks } from './tool-chunks';

const lookup = { files: ['static/chunks/12-abc.js', 'static/chunks/date-lookup.1a2b.js'] };

test('a tool whose code Next wrote under no name of its own stops the build', () => {
  const check = { files: ['static/chunks/34-def.js'] };
  expect(() => findToolChunks({ 'a -> b': lookup, 'a -> c': check })).toThrow('«filing-check»');
  const named = { files: ['static/chunks/filing-check.3c.js'] };
  expect(findToolChunks({ 'a -> b': lookup, 'a -> c': named })).toEqual({
    'filing-check': ['/_next/static/chunks/filing-check.3c.js'],
    'date-lookup': ['/_next/static/chunks/12-abc.js', '/_next/static/chunks/date-lookup.1a2b.js'],
  });
});
