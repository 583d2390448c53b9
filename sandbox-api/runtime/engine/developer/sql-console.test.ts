import 'fake-indexeddb/auto';
import { IDBFactory as FakeIndexedDb } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import type { EngineStatus } from '#api/contract/engine';
import type { SqlOutcome } from '#api/contract/engine-console';
import { createEngine } from '#api/runtime/engine/engine';
import { openDatabase } from '#api/runtime/engine/open-database';
import { engineFixture } from '#api/testing/engine-fixture';
import { readOlderStore, readRecords } from '#api/testing/older-store';
import { createSqlConsole } from './sql-console';

afterEach(() => vi.unstubAllGlobals());

it("the console reads the engine's stored data, sees a change once written, and stores nothing itself", async () => {
  vi.stubGlobal('navigator', {});
  const indexedDB = new FakeIndexedDb();
  vi.stubGlobal('indexedDB', indexedDB);
  const { options, engine: ofEngine } = await engineFixture((await readOlderStore()).snapshot);
  const engine = createEngine(ofEngine);
  const at = (path: string, init?: RequestInit) =>
    engine.fetch(new Request(`https://host/api/${path}`, init));
  const write = async (sql: string): Promise<SqlOutcome> =>
    (await at('Sandbox/Sql', { method: 'POST', body: JSON.stringify({ sql }) })).json();
  const sqlConsole = createSqlConsole(() =>
    openDatabase({ ...options, storeName: 'main:/', isFrozen: true }),
  );
  const run = async (sql: string, mode: 'read' | 'rehearse' = 'read') => {
    const { store }: EngineStatus = await (await at('__engine')).json();
    if (!store) throw new Error('The engine has no store.');
    return sqlConsole.run({ sql, mode, maxRows: 10, state: { id: store.id, epoch: store.epoch } });
  };
  const count = "select count(*) from languages where code = 'xx'";

  expect(await run(count)).toMatchObject({ rows: [['0']] });
  const insert = "insert into languages (id, code) select 99, 'xx'";
  const before = JSON.stringify((await readRecords(indexedDB)).length);
  expect(await run(insert, 'rehearse')).toMatchObject({
    isDone: true,
    command: 'INSERT 0 1',
    isChange: true,
  });
  expect(await run(count)).toMatchObject({ rows: [['0']] });
  expect(JSON.stringify((await readRecords(indexedDB)).length)).toBe(before);
  expect(await write(insert)).toMatchObject({ isDone: true, command: 'INSERT 0 1' });
  expect(await run(count)).toMatchObject({ rows: [['1']] });
  expect(await write("copy languages to program 'ls'")).toMatchObject({ isDone: false, reason: 'refused' });
  await engine.release();
});
