import { dirname } from 'node:path';
import nextJest from 'next/jest.js';

const rootDir = dirname(import.meta.dirname);

/**
 * Tests that read the export or run the API, without a browser. They use the owner's content, not the seasons of the
 * unit tests.
 */
export default nextJest({ dir: rootDir })({
  rootDir,
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
