import type { StoreState } from '#api/contract/engine';
import type { ConsoleRequest, SqlOutcome } from '#api/contract/engine-console';
import type { OpenDatabase } from '#api/runtime/engine/open-database';

/**
 * The console's database: a copy of what is stored, in memory, opened when it is first asked and again when the engine
 * has stored something since. PostgreSQL runs in one thread here, and no timeout of its own can end a statement: ending
 * the worker around this does, and the engine never notices.
 */
export function createSqlConsole(open: () => Promise<OpenDatabase>) {
  let opening: Promise<{ database: OpenDatabase; state: StoreState }> | null = null;

  async function take(state: StoreState): Promise<OpenDatabase> {
    const opened = await opening?.catch(() => null);
    if (opened && opened.state.id === state.id && opened.state.epoch === state.epoch) return opened.database;
    await opened?.database.discard();
    opening = open().then((database) => ({ database, state }));
    return (await opening).database;
  }

  return {
    async run({ sql, mode, maxRows, state }: Omit<ConsoleRequest, 'id'>): Promise<SqlOutcome> {
      const database = await take(state);
      return database.runStatement(sql, { mode, maxRows });
    },
  };
}
