import { dirname } from 'node:path';
import nextJest from 'next/jest.js';

const rootDir = dirname(import.meta.dirname);

/** What needs no browser: the export read, the API as a process. With the owner's content, not with the unit tests' seasons. */
export default nextJest({ dir: rootDir })({
  rootDir,
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
