import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFuelConsumption, deleteFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import {
  createRenewableConsumption,
  deleteRenewableConsumption,
} from '#api/contract/activity-data/renewable-consumptions';
import {
  createUtilityConsumption,
  deleteUtilityConsumption,
} from '#api/contract/activity-data/utility-consumptions';
import { createScope3Consumption, deleteScope3Consumption } from '#api/contract/activity-data/value-chain';
import { archiveLocation } from '#api/contract/company/locations';
import { createCompanyFactor, deleteCompanyFactor } from '#api/contract/factors/company-factors';
import { runDueJobs } from '#api/kernel/jobs';
import { jobHandlers } from '#api/modules/job-handlers';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

/** Lines and monthly sums that refer to a missing record, by type of record. */
async function orphans(): Promise<Record<string, number>> {
  const { rows } = await api.db.execute<{ what: string; count: number }>(sql`
    with missing as (
      select 'row' as what from emission_lines l where not exists (
        select from fuel_consumptions c where l.source_kind = 'fuel' and c.id = l.source_id and c.company_id = l.company_id
        union all select from utility_consumptions c
          where l.source_kind = 'utility' and c.id = l.source_id and c.company_id = l.company_id
        union all select from renewable_consumptions c
          where l.source_kind = 'renewable' and c.id = l.source_id and c.company_id = l.company_id
        union all select from scope3_consumptions c
          where l.source_kind = 'scope3' and c.id = l.source_id and c.company_id = l.company_id)
      union all select 'place' from (
          select company_id, location_id from emission_lines union all select company_id, location_id from emission_rollups
        ) l where not exists (select from locations c where c.id = l.location_id and c.company_id = l.company_id)
      union all select 'factor' from (
          select factor_id from emission_lines union all select nullif(factor_id, 0) from emission_rollups
        ) l where factor_id is not null and not exists (select from emission_factors f where f.id = l.factor_id)
      union all select 'company factor' from emission_lines l where company_factor_id is not null
        and not exists (select from company_factors f where f.id = l.company_factor_id and f.company_id = l.company_id)
      union all select 'trail' from emission_lines l where trail_id is not null
        and not exists (select from emission_trails t where t.id = l.trail_id)
      union all select 'sum' from emission_rollups r where not exists (
        select from emission_lines l where l.company_id = r.company_id and l.location_id = r.location_id
          and l.period_month = r.period_month and l.source_kind = r.source_kind and l.item_id = r.item_id)
    )
    select what, count(*)::integer as count from missing group by what`);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

const period = { startDate: '2024-12-15', endDate: '2025-01-14', unitId: 1, value: 1000, reference: null };

/** Creates one entry of each kind and returns the calls that delete them. */
async function enterOfEachKind({
  locationId,
  token,
}: Company): Promise<(() => Promise<{ status: number }>)[]> {
  const caller = { token: token.User };
  const fuel = { locationId, fuelId: 101, fuelVariantId: null, unitId: 20, value: 1000, reference: null };
  const gas = await api.call(createFuelConsumption, { ...caller, body: { ...fuel, date: '2024-06-15' } });
  const bill = await api.call(createUtilityConsumption, {
    ...caller,
    body: { locationId, ...period, utilityId: 1 },
  });
  const sun = await api.call(createRenewableConsumption, {
    ...caller,
    body: { locationId, ...period, renewableId: 1 },
  });
  const values = {
    startDate: '2025-04-10',
    travelMode: 'short-haul-to-from-uk',
    travelVariant: 'economy-class',
    distance: 1200,
    passengers: 2,
    radiativeForcing: true,
    reference: 'Ticket 77',
  };
  const flight = await api.call(createScope3Consumption, {
    ...caller,
    body: { scope3InputFormId: 6, scope3MethodId: 602, locationId, values },
  });
  return [
    () => api.call(deleteFuelConsumption, { ...caller, params: { id: gas.body.fuelConsumptionId } }),
    () => api.call(deleteUtilityConsumption, { ...caller, params: { id: bill.body.utilityConsumptionId } }),
    () =>
      api.call(deleteRenewableConsumption, { ...caller, params: { id: sun.body.renewableConsumptionId } }),
    () =>
      api.call(deleteScope3Consumption, { ...caller, params: { id: flight.body.scope3ConsumptionEntryId } }),
  ];
}

/** The ledger has no foreign keys (see its schema), so this test checks its references. */
describe('no line of the ledger refers to a missing record', () => {
  test('after an entry of each kind was deleted', async () => {
    const company = await api.company();
    for (const remove of await enterOfEachKind(company)) expect((await remove()).status).toBe(204);
    expect(await orphans()).toEqual({});
  });

  test('after a location was archived and its data deleted', async () => {
    const company = await api.company();
    await enterOfEachKind(company);
    const { status } = await api.call(archiveLocation, {
      token: company.token.Admin,
      params: { id: company.locationId },
      query: { deleteData: 'true' } as never,
    });
    expect(status).toBe(204);
    expect(await orphans()).toEqual({});
  });

  test('after a company factor in use was deleted', async () => {
    const company = await api.company();
    await enterOfEachKind(company);
    const runJobs = () => runDueJobs(api.db, api.platform, jobHandlers);
    const { body } = await api.call(createCompanyFactor, {
      token: company.token.Admin,
      body: {
        appliesTo: 'fuel',
        fuelId: 101,
        unitId: 20,
        kgCo2e: 0.3,
        validFrom: '2024-01-01',
        validTo: '2024-12-31',
        publisher: 'Lab',
        document: 'Gas analysis 2024',
        reference: 'p. 3',
        note: null,
      } as never,
    });
    await runJobs();
    const used = await api.db.execute(sql`select from emission_lines where company_factor_id is not null`);
    expect(used.rows).toHaveLength(1);
    await api.call(deleteCompanyFactor, {
      token: company.token.Admin,
      params: { id: body.companyFactorId },
      seenUpdatedOn: body.updatedOn,
    });
    await runJobs();
    expect(await orphans()).toEqual({});
  });
});
