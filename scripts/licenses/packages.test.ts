/** @jest-environment node */
import { directPackages, licenseProblems } from './packages';

test('Every package has its reason and a licence fit for a business', () => {
  expect(licenseProblems('.')).toEqual([]);
  expect(directPackages('.')).toContainEqual(
    expect.objectContaining({ name: 'react', license: 'MIT', isRuntime: true, why: 'components' }),
  );
});
