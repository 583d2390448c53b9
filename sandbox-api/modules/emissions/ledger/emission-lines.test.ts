import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locationSupplyTypes, utilityConsumptions } from '#api/db/schema/consumption';
import { emissionLines, emissionRollups, emissionTrails } from '#api/db/schema/ledger';
import { explainSource } from '#api/modules/emissions/trail/repository-explain';
import { createTestApi } from '#api/testing/create-test-api';
import {
  type LedgerEntry,
  rebuildRollups,
  removeEmissionLines,
  replaceManyEmissionLines,
} from './emission-lines';
import { recalculateElectricity, recalculateEmissions } from './recalculate';

type Api = Awaited<ReturnType<typeof createTestApi>>;
let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const settings = { gwpSet: 'AR5', headlineScope2Method: 'market' } as const;

async function companyWithLocation() {
  const company = await api.company();
  return { companyId: company.companyId, locationId: company.locationId };
}

function gas(locationId: number, id: number, quantity = '1000'): LedgerEntry {
  const activity = {
    kind: 'fuel',
    fuelId: 101,
    fuelVariantId: null,
    quantity,
    unitId: 20,
    date: '2025-03-05',
  } as const;
  const place = { locationId, countryCode: 'GB', gridSubregion: null };
  return { ...place, source: { kind: 'fuel', id }, activity, settings, contracts: [] };
}

function electricity(locationId: number, id: number, quantity = '1000'): LedgerEntry {
  const activity = {
    kind: 'utility',
    utilityId: 1,
    quantity,
    unitId: 1,
    startDate: '2024-12-15',
    endDate: '2025-01-14',
  } as const;
  return {
    locationId,
    countryCode: 'PL',
    gridSubregion: null,
    source: { kind: 'utility', id },
    activity,
    settings,
    contracts: [],
  };
}

async function replaceEmissionLines({
  db,
  companyId,
  ...entry
}: LedgerEntry & { db: typeof api.db; companyId: number }) {
  const [result] = await replaceManyEmissionLines({ db, companyId, entries: [entry] });
  return { carbonEquivalentKg: result?.carbonEquivalentKg };
}

const rollupsOf = (companyId: number) =>
  api.db
    .select()
    .from(emissionRollups)
    .where(eq(emissionRollups.companyId, companyId))
    .orderBy(
      emissionRollups.periodMonth,
      emissionRollups.scope,
      emissionRollups.category,
      emissionRollups.method,
      emissionRollups.sourceKind,
      emissionRollups.itemId,
      emissionRollups.factorId,
      emissionRollups.selectionReason,
    );

/** Trailing zeros depend on how a sum was calculated. */
const comparable = (rows: (typeof emissionRollups.$inferSelect)[]) =>
  rows.map((row) => ({ ...row, energyKwh: Number(row.energyKwh) }));

describe('the ledger of a row', () => {
  it('returns the published factor times the quantity as the headline', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const result = await replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 1) });
    expect(Number(result.carbonEquivalentKg)).toBe(182.96);
  });

  it('replaces all lines of the row and changes the monthly sums by the difference', async () => {
    const { companyId, locationId } = await companyWithLocation();
    await replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 1) });
    await replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 2, '500') });
    await replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 1, '2000') });
    const lines = await api.db.select().from(emissionLines).where(eq(emissionLines.companyId, companyId));
    expect(lines.filter((line) => line.sourceId === 1)).toHaveLength(2);
    const [scope1] = (await rollupsOf(companyId)).filter((row) => row.scope === 1);
    expect(Number(scope1?.kgCo2e)).toBeCloseTo(2500 * 0.18296, 12);
    expect(scope1?.lineCount).toBe(2);
  });

  it('leaves no line and no sum behind when the row is deleted', async () => {
    const { companyId, locationId } = await companyWithLocation();
    await replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 1) });
    await removeEmissionLines({ db: api.db, companyId, source: { kind: 'fuel', id: 1 } });
    expect(await api.db.select().from(emissionLines).where(eq(emissionLines.companyId, companyId))).toEqual(
      [],
    );
    expect(await rollupsOf(companyId)).toEqual([]);
  });

  it('does not change another company’s row with the same number', async () => {
    const one = await companyWithLocation();
    const other = await companyWithLocation();
    await replaceEmissionLines({ db: api.db, companyId: one.companyId, ...gas(one.locationId, 7) });
    await replaceEmissionLines({ db: api.db, companyId: other.companyId, ...gas(other.locationId, 7, '1') });
    await removeEmissionLines({ db: api.db, companyId: other.companyId, source: { kind: 'fuel', id: 7 } });
    expect(await rollupsOf(one.companyId)).toHaveLength(2);
  });

  it('leaves lines and sums unchanged when the transaction is rolled back', async () => {
    const { companyId, locationId } = await companyWithLocation();
    await replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 1) });
    const before = await rollupsOf(companyId);
    const attempt = api.db.transaction(async (tx) => {
      await replaceEmissionLines({ db: tx, companyId, ...electricity(locationId, 9) });
      throw new Error('stop');
    });
    await expect(attempt).rejects.toThrow('stop');
    expect(await rollupsOf(companyId)).toEqual(before);
  });

  it('writes nothing when the quantity cannot be converted to emissions', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const attempt = replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 1, '-1') });
    await expect(attempt).rejects.toMatchObject({ code: 'quantity_negative', field: 'value' });
    expect(await rollupsOf(companyId)).toEqual([]);
  });

  it('stores the same conversion steps once', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const polish = (id: number, quantity: string) => ({
      ...gas(locationId, id, quantity),
      countryCode: 'PL',
    });
    await replaceEmissionLines({ db: api.db, companyId, ...polish(1, '10') });
    const [before] = (await api.db.select({ n: sql<number>`count(*)::int` }).from(emissionTrails)) as {
      n: number;
    }[];
    await replaceEmissionLines({ db: api.db, companyId, ...polish(2, '20') });
    const [after] = (await api.db.select({ n: sql<number>`count(*)::int` }).from(emissionTrails)) as {
      n: number;
    }[];
    expect(after).toEqual(before);
  });
});

describe('monthly sums', () => {
  it('equal a rebuild from the lines after any order of changes', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const entries = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? gas(locationId, index, `${index}.123456789`)
        : electricity(locationId, index, `${index * 7}.1`),
    );
    await replaceManyEmissionLines({ db: api.db, companyId, entries });
    for (const index of [3, 8, 13])
      await removeEmissionLines({ db: api.db, companyId, source: sourceOf(entries, index) });
    await replaceManyEmissionLines({ db: api.db, companyId, entries: entries.slice(10, 20) });
    const kept = await rollupsOf(companyId);
    await rebuildRollups(api.db, companyId);
    expect(comparable(await rollupsOf(companyId))).toEqual(comparable(kept));
  });

  it('keep the electricity of each contract separate, with its kWh', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const contracts = [{ supplyTypeId: 1, startDate: '2025-01-01', hasCertificate: true }];
    await replaceEmissionLines({ db: api.db, companyId, ...electricity(locationId, 1, '3100'), contracts });
    const market = (await rollupsOf(companyId)).filter((row) => row.method === 'market');
    expect(market.map((row) => [row.supplyTypeId, Number(row.energyKwh), Number(row.kgCo2e) > 0])).toEqual([
      [0, 1700, true],
      [1, 1400, false],
    ]);
  });
});

function sourceOf(entries: readonly LedgerEntry[], index: number) {
  const entry = entries[index];
  if (!entry) throw new Error(`No entry ${index}`);
  return entry.source;
}

describe('the trail of a row', () => {
  it('names factor, edition and steps of every line, and its parts add up to the figure', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const entry = { ...gas(locationId, 5, '1000'), countryCode: 'PL' };
    const { carbonEquivalentKg } = await replaceEmissionLines({ db: api.db, companyId, ...entry });
    const trail = await explainSource({ db: api.db, companyId, source: entry.source });
    const headline = trail
      .filter(({ line }) => line.isHeadline)
      .reduce((total, { line }) => total + Number(line.kgCo2e), 0);
    expect(headline).toBeCloseTo(Number(carbonEquivalentKg), 9);
    expect(trail[0]?.edition?.title).toContain('(WE) of 2023');
    expect(trail[0]?.factor?.kgCo2).toBe('56.16');
    expect(trail[0]?.steps).toHaveLength(3);
  });

  it('is empty for a row of another company', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const other = await companyWithLocation();
    await replaceEmissionLines({ db: api.db, companyId, ...gas(locationId, 5) });
    const trail = await explainSource({
      db: api.db,
      companyId: other.companyId,
      source: { kind: 'fuel', id: 5 },
    });
    expect(trail).toEqual([]);
  });
});

describe('recalculation', () => {
  it('applies a new contract to a location’s electricity and updates row, lines and sums', async () => {
    const { companyId, locationId } = await companyWithLocation();
    const stamp = new Date('2025-02-01T00:00:00Z');
    const row = { companyId, locationId, createdOn: stamp, updatedOn: stamp };
    const [bill] = await api.db
      .insert(utilityConsumptions)
      .values({
        ...row,
        itemId: 1,
        value: '310',
        unitId: 1,
        startDate: '2025-01-01',
        endDate: '2025-01-31',
        carbonEquivalentKg: '0',
      })
      .returning();
    await recalculateEmissions({ db: api.db, companyId });
    const headline = async () =>
      Number(
        (
          await api.db
            .select()
            .from(utilityConsumptions)
            .where(eq(utilityConsumptions.id, bill?.id ?? 0))
        )[0]?.carbonEquivalentKg,
      );
    expect(await headline()).toBeCloseTo(310 * 0.72696, 9);
    await api.db
      .insert(locationSupplyTypes)
      .values({ ...row, utilityId: 1, supplyTypeId: 1, startDate: '2025-01-11' });
    expect(await recalculateElectricity({ db: api.db, companyId, locationId })).toBe(1);
    expect(await headline()).toBeCloseTo(100 * 0.72696, 9);
    const market = (await rollupsOf(companyId)).filter((sum) => sum.method === 'market' && sum.isHeadline);
    expect(market.reduce((total, sum) => total + Number(sum.kgCo2e), 0)).toBeCloseTo(100 * 0.72696, 9);
  });
});
