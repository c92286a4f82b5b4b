/** @jest-environment node */
import { classNameIn } from './class-names.mjs';
import { sourceFiles } from './files.mjs';

test('no two stylesheets of components give their classes the same name', () => {
  const names = sourceFiles()
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => classNameIn(file, 'box'));
  expect(names).toContain('Step_box');
  expect(names).toHaveLength(new Set(names).size);
});
