/** Connections to PostgreSQL can end at any time: the server restarts, or an administrator ends them. */
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { connectPostgres } from '#api/db/connect/postgres';
import { isBusy } from '#api/db/failed-statement';

const databaseUrl = inject('databaseUrl') ?? '';

describe.skipIf(!databaseUrl)('the connections of a host', () => {
  let admin: pg.Client;
  const name = 'postgres-connections.test';
  const url = () => `${databaseUrl}?application_name=${name}`;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: databaseUrl });
    await admin.connect();
  });
  afterAll(() => admin.end());

  const endAll = async () => {
    const { rows } = await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [name],
    );
    return rows.length;
  };

  it('are replaced when the server ended them, and the host is notified', async () => {
    const onLost = vi.fn();
    const { db, close } = connectPostgres(url(), onLost);
    await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.1)`)));
    expect(await endAll()).toBe(3);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(3));
    const { rows } = (await db.execute(sql`select 1 as one`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('are returned when a transaction cannot start on them', async () => {
    const { db, close } = connectPostgres(url(), () => undefined);
    const wrong = { isolationLevel: 'none' as never };
    // More often than there are connections.
    for (let time = 0; time < 12; time += 1)
      await expect(db.transaction(() => expect.unreachable(), wrong)).rejects.toThrow('begin');
    expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([
      { one: 1 },
    ]);
    await close();
  });

  it('have all ended when the database is closed', async () => {
    const sockets = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
    const before = sockets();
    const { db, close } = connectPostgres(url(), () => undefined);
    await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.1)`)));
    expect(sockets()).toBe(before + 3);
    await close();
    expect(sockets()).toBe(before);
  });

  it('that are all in use fail long waits with an error known to be temporary', async () => {
    const pool = new pg.Pool({ connectionString: url(), max: 1, connectionTimeoutMillis: 2000 });
    const taken = await pool.connect();
    const refused = await pool.query('select 1').catch((error: unknown) => error);
    taken.release();
    await pool.end();
    const wrapped = new Error('Failed', { cause: refused });
    expect([refused, wrapped, new Error('Failed')].map(isBusy)).toEqual([true, true, false]);
  });

  it('that a server is too busy to open fail with an error known to be temporary too', async () => {
    const silent = createServer();
    await new Promise<void>((done) => void silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
    const refused = await pool.query('select 1').catch((error: unknown) => error);
    await pool.end();
    silent.close();
    expect(isBusy(refused), String(refused)).toBe(true);
  });
});
