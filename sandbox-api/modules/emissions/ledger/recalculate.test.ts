import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companies, locations } from '#api/db/schema/company';
import {
  fuelConsumptions,
  locationSupplyTypes,
  renewableConsumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { createTestApi } from '#api/testing/create-test-api';
import { recalculateEmissions } from './recalculate';

type Api = Awaited<ReturnType<typeof createTestApi>>;
let api: Api;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const stamp = new Date('2025-02-01T00:00:00Z');

/** Natural gas, diesel, a bill over two years, heat and solar power. */
async function companyWithEntries() {
  const { companyId, locationId } = await api.company();
  const row = { companyId, locationId, carbonEquivalentKg: '0', createdOn: stamp, updatedOn: stamp };
  await api.db.insert(fuelConsumptions).values([
    { ...row, fuelId: 101, value: '1000.25', unitId: 20, date: '2025-03-05' },
    { ...row, fuelId: 101, value: '7', unitId: 20, date: '2023-11-30' },
    { ...row, fuelId: 501, fuelVariantId: 12, value: '310.5', unitId: 50, date: '2024-02-29' },
  ]);
  const period = { unitId: 1, startDate: '2024-12-15', endDate: '2025-01-14' };
  await api.db.insert(utilityConsumptions).values([
    { ...row, ...period, itemId: 1, value: '1000' },
    { ...row, ...period, itemId: 2, value: '33.3', endDate: '2025-03-02' },
  ]);
  await api.db.insert(renewableConsumptions).values([{ ...row, ...period, itemId: 1, value: '12' }]);
  return { companyId, locationId };
}

type Company = Awaited<ReturnType<typeof companyWithEntries>>;

/** Everything the ledger stores for a company. */
async function ledgerOf({ companyId }: Company) {
  const lines = await api.db
    .select()
    .from(emissionLines)
    .where(eq(emissionLines.companyId, companyId))
    .orderBy(emissionLines.sourceKind, emissionLines.sourceId, emissionLines.position);
  const sums = await api.db.select().from(emissionRollups).where(eq(emissionRollups.companyId, companyId));
  return {
    lines,
    // Trailing zeros depend on how a sum was calculated.
    sums: sums.map((sum) => JSON.stringify({ ...sum, energyKwh: Number(sum.energyKwh) })).sort(),
  };
}

/** Changes by users and administrators that affect a company's figures. */
const changes = {
  async gwpSet({ companyId }: Company) {
    await api.db
      .update(companies)
      .set({ gwpSet: sql`case when gwp_set = 'AR6' then 'AR5' else 'AR6' end` })
      .where(eq(companies.id, companyId));
  },
  async headlineMethod({ companyId }: Company) {
    await api.db
      .update(companies)
      .set({
        headlineScope2Method: sql`case when headline_scope2_method = 'market' then 'location' else 'market' end`,
      })
      .where(eq(companies.id, companyId));
  },
  async country({ locationId }: Company) {
    await api.db
      .update(locations)
      .set({
        countryId: sql`(select id from countries where iso_code_two in ('PL', 'GB') and id <> country_id limit 1)`,
      })
      .where(eq(locations.id, locationId));
  },
  async contract({ companyId, locationId }: Company) {
    const own = and(
      eq(locationSupplyTypes.companyId, companyId),
      eq(locationSupplyTypes.locationId, locationId),
    );
    const ended = await api.db.delete(locationSupplyTypes).where(own).returning();
    if (ended.length > 0) return;
    const contract = {
      supplyTypeId: 1,
      utilityId: 1,
      startDate: '2024-12-20',
      createdOn: stamp,
      updatedOn: stamp,
    };
    await api.db.insert(locationSupplyTypes).values({ companyId, locationId, ...contract });
  },
  async amount({ companyId }: Company) {
    await api.db
      .update(fuelConsumptions)
      .set({ value: sql`value + 0.125` })
      .where(and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.date, '2025-03-05')));
  },
  /** More months or fewer: lines come and go at the end. */
  async period({ companyId }: Company) {
    await api.db
      .update(utilityConsumptions)
      .set({
        endDate: sql`case when end_date > '2025-02-01' then date '2025-01-20' else date '2025-04-02' end`,
      })
      .where(and(eq(utilityConsumptions.companyId, companyId), eq(utilityConsumptions.itemId, 2)));
  },
  async date({ companyId }: Company) {
    await api.db
      .update(fuelConsumptions)
      .set({ date: sql`date + 40` })
      .where(and(eq(fuelConsumptions.companyId, companyId), eq(fuelConsumptions.fuelId, 501)));
  },
};
type Change = keyof typeof changes;

describe('a recalculation', () => {
  it('gives the same lines and monthly sums as a first calculation, after any changes', async () => {
    const anyChanges = fc.array(
      fc.uniqueArray(fc.constantFrom(...(Object.keys(changes) as Change[])), { minLength: 1, maxLength: 3 }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(anyChanges, async (rounds) => {
        const company = await companyWithEntries();
        await recalculateEmissions({ db: api.db, companyId: company.companyId });
        for (const round of rounds) {
          for (const name of round) await changes[name](company);
          await recalculateEmissions({ db: api.db, companyId: company.companyId });
        }
        const kept = await ledgerOf(company);
        const { companyId } = company;
        await api.db.delete(emissionLines).where(eq(emissionLines.companyId, companyId));
        await api.db.delete(emissionRollups).where(eq(emissionRollups.companyId, companyId));
        await recalculateEmissions({ db: api.db, companyId });
        expect(kept).toEqual(await ledgerOf(company));
        expect(kept.lines.length).toBeGreaterThan(10);
      }),
      { numRuns: 8 },
    );
  });

  it('writes nothing when nothing has changed', async () => {
    const company = await companyWithEntries();
    const { companyId } = company;
    await recalculateEmissions({ db: api.db, companyId });
    const versions = async () => {
      const { rows } = await api.db.execute(sql`
        select 'line' as what, xmin::text, ctid::text from emission_lines where company_id = ${companyId}
        union all select 'sum', xmin::text, ctid::text from emission_rollups where company_id = ${companyId}
        union all select 'row', xmin::text, ctid::text from fuel_consumptions where company_id = ${companyId}
        order by 1, 3`);
      return rows;
    };
    const before = await versions();
    expect(await recalculateEmissions({ db: api.db, companyId })).toBe(6);
    expect(await versions()).toEqual(before);
  });

  it('changes only the lines of the changed row', async () => {
    const company = await companyWithEntries();
    const { companyId } = company;
    await recalculateEmissions({ db: api.db, companyId });
    const lines = async () => {
      const { rows } = await api.db.execute<{
        version: string;
        kind: string;
        source: number;
        kg: string;
      }>(sql`
        select xmin::text as version, source_kind as kind, source_id as source, kg_co2e as kg from emission_lines
        where company_id = ${companyId} order by source_kind, source_id, position`);
      return rows;
    };
    const before = await lines();
    await changes.amount(company);
    await recalculateEmissions({ db: api.db, companyId });
    const after = await lines();
    expect(after).toHaveLength(before.length);
    const written = after.filter(({ version }, index) => version !== before[index]?.version);
    // CO2, CH4 with N2O, and the upstream of the one row.
    expect(written.map(({ kind }) => kind)).toEqual(['fuel', 'fuel', 'fuel']);
    expect(new Set(written.map(({ source }) => source)).size).toBe(1);
    expect(written.every(({ kg }) => before.every((line) => line.kg !== kg))).toBe(true);
  });
});
