import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests have a configuration of their own, so that running them neither generates routes nor builds styles.
 * The files of a process share its modules and its database (`lendPglite`): to load them anew for each file took
 * longer than the tests. So a file leaves nothing behind: no stub, no fake timer, no changed global. The files
 * of a browser run in a process each; those that start browsers of their own, one after the other.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Vitest's own choice leaves a core free, which is half of the machines that this should be quick on.
    maxWorkers: availableParallelism(),
    exclude: [...configDefaults.exclude, ...(process.env.TEST_FORM === 'quick' ? ['**/*.full.test.*'] : [])],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          globalSetup: ['sandbox-api/testing/test-files.global.ts'],
          include: [
            '{src,sandbox-api,seed,scripts}/**/*.test.{ts,tsx}',
            'tests/{architecture,bench,specification}/**/*.test.ts',
          ],
          // Far more than any test needs: on a busy machine the first to ask fills the database of the run.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
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
          globalSetup: ['tests/e2e/support/browser.global.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
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
