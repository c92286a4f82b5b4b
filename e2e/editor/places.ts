import { inFolder, type test, type Place } from './editor';
import { onGitHub } from './github';

/** Where the editor is used: its name, what keeps the data, and the window. */
export const places: readonly (readonly [
  name: string,
  open: () => Place,
  use: Parameters<typeof test.use>[0],
])[] = [
  ['in the folder of her computer', () => inFolder, { viewport: { width: 1440, height: 1000 } }],
  ['on GitHub, from a phone', onGitHub, { viewport: { width: 390, height: 844 }, hasTouch: true }],
];
