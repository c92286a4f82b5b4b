import { dirname, join } from 'node:path';
import nextJest from 'next/jest.js';

const rootDir = join(dirname(import.meta.filename), '..', '..');

/** What can be read in the export without a browser; with the owner's content, not with the unit tests' seasons. */
export default nextJest({ dir: rootDir })({
  rootDir,
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/export/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
