import type { TestProject } from 'vitest/node';
import { startPostgres } from '#api/testing/start-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for this run, or null where none is installed. */
    databaseUrl: string | null;
  }
}

export default async function startServer(project: TestProject) {
  const server = await startPostgres();
  project.provide('databaseUrl', server?.url ?? null);
  return () => server?.stop();
}
