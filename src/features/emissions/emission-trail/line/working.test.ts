import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createRenewableConsumption } from '#api/contract/activity-data/renewable-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { readEmissionTrail, type TrailKind, type TrailLine } from '#api/contract/emissions/emissions';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { addsUp, enteredQuantity, shareOf, workingOf } from './working';

let api: Awaited<ReturnType<typeof createTestApi>>;
const companies = new Map<string, Company>();

beforeAll(async () => {
  api = await createTestApi();
  companies.set('PL', await api.company());
  companies.set('GB', await api.company({ countryId: 826 }));
});
afterAll(() => api.close());

const winter = { startDate: '2024-12-15', endDate: '2025-01-14' };

async function trailOf(country: string, kind: TrailKind, itemId: number, unitId: number) {
  const company = companies.get(country);
  if (!company) throw new Error(`No company in ${country}.`);
  const token = company.token.Admin;
  const shared = { locationId: company.locationId, reference: null, value: 1000, unitId };
  const id = await create(kind, token, shared, itemId);
  return (await api.call(readEmissionTrail, { token, params: { kind, id } })).body;
}

type Shared = { locationId: number; reference: null; value: number; unitId: number };

async function create(kind: TrailKind, token: string, shared: Shared, itemId: number): Promise<number> {
  if (kind === 'fuel') {
    const body = { ...shared, fuelId: itemId, fuelVariantId: null, date: '2025-03-05' };
    return (await api.call(createFuelConsumption, { token, body })).body.fuelConsumptionId;
  }
  if (kind === 'utility') {
    const body = { ...shared, ...winter, utilityId: itemId };
    return (await api.call(createUtilityConsumption, { token, body })).body.utilityConsumptionId;
  }
  const body = { ...shared, ...winter, renewableId: itemId };
  return (await api.call(createRenewableConsumption, { token, body })).body.renewableConsumptionId;
}

describe('the formula shown for a line', () => {
  it.each([
    ['gas in Poland, from a CO2 row and a companion', 'PL', 'fuel', 101, 1],
    ['gas in the UK, with restated gases', 'GB', 'fuel', 101, 20],
    ['diesel in Poland', 'PL', 'fuel', 501, 50],
    ['wood, with biogenic CO2', 'GB', 'fuel', 401, 41],
    ['a refrigerant blend', 'PL', 'fuel', 703, 40],
    ['electricity in Poland over a new year', 'PL', 'utility', 1, 1],
    ['electricity in the UK', 'GB', 'utility', 1, 2],
    ['district heat by proxy', 'PL', 'utility', 2, 2],
    ['solar power', 'PL', 'renewable', 1, 1],
  ] as const)('gives the same figure as the ledger: %s', async (_, country, kind, itemId, unitId) => {
    const trail = await trailOf(country, kind, itemId, unitId);
    expect(trail.lines.length).toBeGreaterThan(0);
    for (const line of trail.lines) {
      expect(workingOf(line).isConsistent, JSON.stringify(line)).toBe(true);
      expect(workingOf(line).terms.length, JSON.stringify(line)).toBeGreaterThan(0);
    }
    expect(addsUp(trail.carbonEquivalentKg, trail.lines)).toBe(true);
    expect(enteredQuantity(trail.lines)).toBe('1000');
  });

  it('splits a bill by days: 17 of 31 in December, 14 in January', async () => {
    const { lines } = await trailOf('PL', 'utility', 1, 1);
    const shares = lines
      .filter(({ isHeadline }) => isHeadline)
      .map((line) => shareOf(line, enteredQuantity(lines)));
    expect(shares).toEqual([expect.closeTo(17 / 31, 12), expect.closeTo(14 / 31, 12)]);
  });

  it.each<[string, Partial<TrailLine>]>([
    ['a gas', { co2KgCo2e: '202.000000001' }],
    ['the total', { kgCo2e: '183.7' }],
    ['the converted quantity', { factorQuantity: '1001' }],
  ])('is inconsistent when %s does not fit', async (_, change) => {
    const [line] = (await trailOf('GB', 'fuel', 101, 20)).lines;
    if (!line) throw new Error('A trail has lines.');
    expect(workingOf({ ...line, ...change }).isConsistent).toBe(false);
  });

  it('detects a figure that is not the sum of its lines', async () => {
    const { lines, carbonEquivalentKg } = await trailOf('GB', 'fuel', 101, 20);
    expect(addsUp(`${carbonEquivalentKg}1`, lines)).toBe(true);
    expect(addsUp('183', lines)).toBe(false);
  });
});
