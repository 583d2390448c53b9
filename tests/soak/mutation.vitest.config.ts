import { defineConfig } from 'vitest/config';

/** The tests of the rules alone: no database, no browser, so that each of thousands of mutants is tried quickly. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['sandbox-api/domain/**/*.test.ts'], testTimeout: 300_000 },
});
