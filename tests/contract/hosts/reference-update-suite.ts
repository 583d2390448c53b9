/**
 * A database filled by another build gets the reference data of this one, and keeps the data its figures were
 * calculated with.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { decideRecalculation, listRecalculations } from '#api/contract/emissions/recalculations';
import type { Db } from '#api/db/db';
import { emissionFactors } from '#api/db/schema/reference';
import { createApp } from '#api/http/app';
import { runDueJobs } from '#api/kernel/jobs';
import { found } from '#api/kernel/problem-error';
import { updateReference } from '#api/modules/emissions/recalculation/reference-update';
import { jobHandlers } from '#api/modules/job-handlers';
import { routes } from '#api/modules/routes';
import { readEnvironment } from '#api/runtime/node/environment';
import { type HostDatabase, openDatabase, prepareDatabase } from '#api/runtime/node/open-database';
import { callApp } from '#api/testing/create-test-api';
import { fillFolder } from '#api/testing/filled/fill-folder';
import { type Company, insertCompany } from '#api/testing/filled/insert-company';
import { copyTemplate } from '#api/testing/postgres-databases';
import { testPlatform } from '#api/testing/test-platform';
import { shippedReference } from '../../../seed/load/reference';
import { factors, referenceRows } from '../../../seed/load/reference-rows';
import { gasAt } from '../fuzz/gas-entry';

const databaseUrl = inject('databaseUrl');

/** What the previous build did not have: the newest editions, and those of earlier years. */
const newEditions = [126, 116, 117, 118, 119, 120, 400, 502, 602, 712];

/** One file per engine. */
export function describeReferenceUpdate(engine: string, { isServer }: { isServer: boolean }): void {
  describe(`a database of the previous build, on ${engine}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'reference-update-'));
    const database = `reference_update_${process.pid}`;
    const platform = testPlatform();
    const opened: HostDatabase[] = [];
    let company: Company;
    /** What the older build calculated the entry's figure with. */
    let before: { factorId: number; kgCo2e: string };

    const administer = async (statement: string) => {
      const client = new pg.Client({ connectionString: databaseUrl ?? '' });
      await client.connect();
      await client.query(statement);
      await client.end();
    };

    async function open(): Promise<HostDatabase> {
      const url = isServer
        ? Object.assign(new URL(databaseUrl ?? ''), { pathname: database }).href
        : undefined;
      const environment = readEnvironment({
        ...(url && { DATABASE_URL: url }),
        DATA_FOLDER: join(folder, 'data'),
      });
      const connection = await openDatabase(environment, () => undefined);
      opened.push(connection);
      return connection;
    }

    const closeAll = async () => void (await Promise.all(opened.splice(0).map(({ close }) => close())));
    const prepare = (connection: HostDatabase) =>
      prepareDatabase({ connection, platform, withDemo: false, log: () => undefined });
    const appOf = (db: Db) => createApp({ db, platform, routes, log: () => undefined });

    beforeAll(async () => {
      if (isServer) await copyTemplate(databaseUrl ?? '', database);
      else await fillFolder(join(folder, 'data'));
      const connection = await open();
      await prepare(connection);
      await makeOlder(connection.db);
      company = await insertCompany({ db: connection.db, platform });
      const entered = await callApp(appOf(connection.db), createFuelConsumption, {
        token: company.token.Admin,
        body: gasAt(company.locationId, { value: 1000 }),
      });
      expect(entered.status).toBe(200);
      before = await headline(connection.db);
      await closeAll();
    });
    afterAll(async () => {
      await closeAll();
      if (isServer) await administer(`drop database ${database}`);
      rmSync(folder, { recursive: true, force: true });
    });

    /** Some rows are missing, some differ, some are not published any more. */
    async function makeOlder(db: Db) {
      for (const statement of [
        `update installation_settings set value = '["older"]' where name = 'reference.versions'`,
        `delete from faqs where id = 1`,
        `update faqs set code = 'other-' || code, answer_pl = 'dawniej' where id = 2`,
        `insert into faqs select 900, 'gone', groups, 'q', 'q', 'a', 'a', 900 from faqs where id = 3`,
        `update units set name_pl = 'dawniej', symbol = '?' where id = 1`,
        `delete from fuel_units where fuel_id = 101 and unit_id = 1`,
        `update gwp_values set value = value + 1 where gas = 'sf6'`,
        `delete from emission_factors where edition_id in (${newEditions.join()})`,
        `delete from factor_editions where id in (${newEditions.join()})`,
        `delete from emission_factors where edition_id = 711 and region <> 'US'`,
        `delete from fuel_properties where property = 'grid_gross_loss'`,
        // Electric vehicles: the links after theirs had other numbers too.
        `delete from fuel_factor_links where role like 'charging%'`,
        `delete from fuel_variants where id > 200`,
        `update fuel_factor_links set id = id + 100000`,
        `insert into emission_factors select id + 9000, edition_id, activity_id, unit_id, region, year_from, year_to, 1, 1,
         0, 0, null, gases, quality, 'withdrawn' from emission_factors where id = (select min(id) from emission_factors where edition_id = 901)`,
        // Natural gas of any year: the entry's factor is among them; most others are used by no figure.
        `update emission_factors set kg_co2e = kg_co2e * 2, kg_co2 = kg_co2 * 2 where unit_id in (select id from units)
         and activity_id in (select activity_id from fuel_factor_links where fuel_id = 101)`,
      ])
        await db.execute(sql.raw(statement));
    }

    /** The CO2 of the gas: the largest of its lines. */
    async function headline(db: Db) {
      const { rows } = await db.execute<{ factorId: number; kgCo2e: string }>(sql`
      select factor_id as "factorId", kg_co2e::text as "kgCo2e" from emission_lines
      where company_id = ${company.companyId} and scope = 1 order by kg_co2e desc`);
      return found(rows[0]);
    }

    const one = async (db: Db, query: string) => found((await db.execute(sql.raw(query))).rows[0]);

    /** The last transaction that wrote a row of reference data; it changes only when something was written. */
    async function lastWrite(db: Db): Promise<number> {
      const writes = shippedReference().tables.map(
        ({ name }) => `select xmin::text::bigint as xid from ${name}`,
      );
      return Number(
        (await one(db, `select max(xid) as last from (${writes.join(' union all ')}) as rows`)).last,
      );
    }

    test('has the new set after a start, also of two hosts at once, and keeps what a figure is based on', async () => {
      const starting = [await open(), ...(isServer ? [await open()] : [])];
      await Promise.all(starting.map(prepare));
      const { db } = found(starting[0]);
      const checks = {
        newQuestion: 'select count(*)::int as n from faqs where id = 1',
        changedAnswer: `select count(*)::int as n from faqs where answer_pl = 'dawniej' or code like 'other-%'`,
        questionNotAskedAnyMore: 'select count(*)::int as n from faqs where id = 900',
        changedUnit: `select count(*)::int as n from units where name_pl = 'dawniej'`,
        missingUnitOfFuel: 'select count(*)::int as n from fuel_units where fuel_id = 101 and unit_id = 1',
        newEditions: `select count(distinct edition_id)::int as n from emission_factors where edition_id in (${newEditions.join()})`,
        partsOfTheGrid: `select count(*)::int as n from emission_factors where edition_id = 711`,
        chargedVehicles: `select count(*)::int as n from fuel_variants v join fuel_factor_links l on l.fuel_variant_id = v.id
          where l.role like 'charging%'`,
        linksInAll: 'select count(*)::int as n from fuel_factor_links',
        lossesOfTheGrid: `select count(*)::int as n from fuel_properties where property = 'grid_gross_loss'`,
        withdrawnFactor: `select count(*)::int as n from emission_factors where source_row = 'withdrawn' and not is_withdrawn`,
      };
      const counts = await Promise.all(Object.values(checks).map(async (query) => (await one(db, query)).n));
      expect(Object.fromEntries(Object.keys(checks).map((check, index) => [check, counts[index]]))).toEqual({
        newQuestion: 1,
        changedAnswer: 0,
        questionNotAskedAnyMore: 0,
        changedUnit: 0,
        missingUnitOfFuel: 1,
        newEditions: newEditions.length,
        partsOfTheGrid: 56,
        chargedVehicles: 29,
        linksInAll: referenceRows.fuelLinks.length,
        lossesOfTheGrid: 26,
        withdrawnFactor: 0,
      });

      const stored = await db.select().from(emissionFactors);
      const storedValues = new Map(stored.map(({ id, kgCo2e }) => [id, kgCo2e]));
      const differing = factors.filter(({ id, kgCo2e }) => Number(storedValues.get(id)) !== Number(kgCo2e));
      const used = await db.execute<{ id: number }>(sql`select distinct factor_id as id from emission_lines`);
      expect(used.rows.map(({ id }) => id)).toContain(before.factorId);
      // The older rows stay, whether a figure uses them or not, and each has its correction beside it.
      expect(differing.map(({ id }) => id)).toEqual(expect.arrayContaining(used.rows.map(({ id }) => id)));
      const corrections = differing.map(({ id }) => Number(storedValues.get(id + 10_000_000)));
      expect(corrections).toEqual(differing.map(({ kgCo2e }) => Number(kgCo2e)));
      expect(await headline(db)).toEqual(before);
    });

    test('proposes a recalculation with the correction to the company whose figure has a corrected factor', async () => {
      const { db } = found(opened[0]);
      const app = appOf(db);
      const token = company.token.Admin;
      await runDueJobs(db, platform, jobHandlers);
      const { body } = await callApp(app, listRecalculations, { token });
      expect(body.map(({ state, reason, changedRows }) => ({ state, reason, changedRows }))).toEqual([
        { state: 'ready', reason: 'Published emission factors were corrected', changedRows: 1 },
      ]);
      expect(await headline(db)).toEqual(before);

      const id = found(body[0]).recalculationId;
      const decided = await callApp(app, decideRecalculation, {
        token,
        params: { id },
        body: { decision: 'accept', note: null },
      });
      expect(decided.status).toBe(200);
      await runDueJobs(db, platform, jobHandlers);
      const after = await headline(db);
      expect(after.factorId).toBe(before.factorId + 10_000_000);
      expect(Number(after.kgCo2e)).toBeCloseTo(Number(before.kgCo2e) / 2, 6);
      const edition = await one(
        db,
        `select e.title from emission_factors f join factor_editions e on e.id = f.edition_id
      where f.id = ${after.factorId}`,
      );
      expect(edition.title).toMatch(/ \(rev\. 1\)$/);
    });

    test('uses an added edition of an earlier year from then on', async () => {
      const { db } = found(opened[0]);
      const entered = await callApp(appOf(db), createFuelConsumption, {
        token: company.token.Admin,
        body: gasAt(company.locationId, { date: '2019-03-10' }),
      });
      expect(entered.status).toBe(200);
      const { rows } = await db.execute(sql`
        select distinct f.year_from as "year" from emission_lines l
        join emission_factors f on f.id = l.factor_id join factor_editions e on e.id = f.edition_id
        where e.series = 'uk-desnz' and l.period_month = '2019-03-01'`);
      expect(rows).toEqual([{ year: 2019 }]);
    });

    test('is only read at the next start, and by an older build beside it', async () => {
      const { db } = found(opened[0]);
      const written = await lastWrite(db);
      const read = async () => Promise.reject(new Error('Nobody should read it.'));
      await updateReference({ db, platform }, { version: shippedReference().version, read });
      await updateReference({ db, platform }, { version: 'older', read });
      expect(await lastWrite(db)).toBe(written);
    });

    test('gets no row again that it already has, even if its set is unknown', async () => {
      const { db } = found(opened[0]);
      const written = await lastWrite(db);
      await db.execute(
        sql`update installation_settings set value = '["older"]' where name = 'reference.versions'`,
      );
      await updateReference({ db, platform }, { version: 'again', read: async () => shippedReference() });
      expect(await lastWrite(db)).toBe(written);
    });
  });
}
