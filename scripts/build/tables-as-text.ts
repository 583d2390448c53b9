/**
 * Long tables as JSON in the worker: a browser reads that in a fraction of the time it takes to compile the same table
 * as a script, and a first visit waits for both.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';

/** Modules that hold nothing but such tables. */
const tables = ['sandbox-api/domain/emissions/golden-cases.ts'];

export function withTablesAsText(): Plugin {
  return {
    name: 'engine-with-tables-as-text',
    enforce: 'pre',
    load: async (id) => {
      if (!tables.some((path) => id.endsWith(path))) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'error',
        resolve: { tsconfigPaths: true },
      });
      return Object.entries(module)
        .map(([name, table]) => `export const ${name} = JSON.parse(${JSON.stringify(toText(table, id))});`)
        .join('\n');
    },
  };
}

function toText(table: unknown, id: string): string {
  const text = JSON.stringify(table);
  if (!isDeepStrictEqual(JSON.parse(text), table)) throw new Error(`${id} has more than JSON can say.`);
  return text;
}
