import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/support/journey-setup.ts',
    // One Chromium and one server at a time are enough for two cores.
    maxWorkers: 1,
    // A browser beside a server on two cores: one stumble is told as a retry, a second is a failure.
    retry: 1,
    // A form that loads late has the time of any other wait in the browser.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
