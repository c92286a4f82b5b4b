import nextJest from 'next/jest.js';

// UTC+14: code that uses the machine's time zone by mistake gets another day than Colombia's, and its test fails.
process.env.TZ = 'Pacific/Kiritimati';
// A fixed day: the seasons that the pages show, and how far ahead dates are computed, follow it.
process.env.NEXT_PUBLIC_BUILD_DAY = '2026-11-26';

const folders = ['api', 'app', 'components', 'content', 'editor', 'lib', 'page-scripts', 'scripts'];

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest-setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // One pattern a folder: on Windows the separator before a brace would escape it.
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  // Every wait of a test ends by a condition, so this only spares a busy machine.
  testTimeout: 20_000,
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.run/', '<rootDir>/out/'],
});
