import nextJest from 'next/jest.js';

// The time zone furthest ahead of Colombia's, where code that uses the machine's zone is a day off.
process.env.TZ = 'Pacific/Kiritimati';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{api,app,components,content,early,editor,lib,on-load,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
