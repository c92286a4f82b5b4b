import { dirname } from 'node:path';
import nextJest from 'next/jest.js';

const rootDir = dirname(import.meta.dirname);

/**
 * Tests without a browser: the export is read, the API runs as a process. They use the owner's content, not
 * the unit tests' seasons.
 */
export default nextJest({ dir: rootDir })({
  rootDir,
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
