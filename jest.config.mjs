import nextJest from 'next/jest.js';

// Where the day is furthest ahead of Colombia's: what counts in the machine's own zone is a day off.
process.env.TZ = 'Pacific/Kiritimati';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{api,app,components,content,early,editor,lib,scripts,e2e/bench}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
