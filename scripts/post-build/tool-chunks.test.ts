import { findToolChunks } from './tool-chunks';

const lookup = { files: ['static/chunks/12-abc.js', 'static/chunks/date-lookup.1a2b.js'] };

test('the builder is warned of a tool whose code Next wrote under no name of its own', () => {
  const warn = jest.fn<void, [string]>();
  const tools = findToolChunks({ 'a -> b': lookup, 'a -> c': { files: ['static/chunks/34-def.js'] } }, warn);
  expect(tools).toEqual({
    'filing-check': [],
    'date-lookup': ['/_next/static/chunks/12-abc.js', '/_next/static/chunks/date-lookup.1a2b.js'],
  });
  expect(warn.mock.calls).toEqual([['Next no escribió ningún archivo «filing-check»']]);
});
