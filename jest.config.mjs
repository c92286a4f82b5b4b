import nextJest from 'next/jest.js';

// UTC+14: code that uses the machine's time zone by mistake gets another day than Colombia's, and its test fails.
process.env.TZ = 'Pacific/Kiritimati';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{api,app,components,content,early,editor,lib,on-load,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
