import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,db,scripts,tests/support}/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/support/global-setup.ts',
    // Two processes on two cores; each test file gets a database of its own.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
