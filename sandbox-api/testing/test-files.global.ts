import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the test files of one run share; gone after it. */
    testFilesDir: string;
  }
}

export default async function makeFolder(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerleaf-tests-'));
  project.provide('testFilesDir', folder);
  return () => rm(folder, { recursive: true, force: true });
}
