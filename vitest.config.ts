import { defineConfig } from 'vitest/config';

/**
 * Tests have a configuration of their own, so that running them neither generates routes nor builds styles.
 * What starts browsers runs one file after the other.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: ['sandbox-api/testing/test-files.global.ts'],
          include: [
            '{src,sandbox-api,seed,scripts}/**/*.test.{ts,tsx}',
            'tests/{architecture,specification}/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: [
            'sandbox-api/testing/test-files.global.ts',
            'tests/contract/start-postgres.global.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
