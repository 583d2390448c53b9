import type { StoreState } from '#api/contract/engine';
import type { ConsoleRequest, SqlOutcome } from '#api/contract/engine-console';
import type { OpenDatabase } from '#api/runtime/engine/open-database';

/**
 * The console's database: a copy of the stored data, in memory, opened on first use and again after the
 * engine has stored something. PostgreSQL runs in one thread here and cannot time out a statement itself;
 * ending the surrounding worker does, without affecting the engine.
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
