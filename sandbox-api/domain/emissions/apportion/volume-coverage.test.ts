import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, yearOf } from '#api/domain/calendar/calendar';
import type { Contract, EmissionSettings, UtilityActivity } from '#api/domain/emissions/activity';
import { emissionsOf } from '#api/domain/emissions/emissions';
import { decimal, sum } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { seedReference } from '#api/testing/seed-reference';
import { contractOn } from './contract-on';
import { coversVolume, volumeYears, withCoverage } from './volume-coverage';

const reference = seedReference();
const settings: EmissionSettings = { gwpSet: 'AR5', headlineScope2Method: 'market' };

const bill = (startDate: string, endDate: string, quantity: number, unitId = 1): UtilityActivity => ({
  kind: 'utility',
  utilityId: 1,
  unitId,
  quantity: String(quantity),
  startDate,
  endDate,
});
const contractOf = (change: Partial<Contract> = {}): Contract => ({
  id: 7,
  supplyTypeId: 1,
  startDate: '2024-01-01',
  hasCertificate: true,
  volumeMwh: '1',
  ...change,
});

type World = { contracts: readonly Contract[]; bills: readonly UtilityActivity[]; own?: EmissionSettings };

/** Lines of the market-based method of each bill. */
function marketOf({ contracts, bills, own = settings }: World, { isRecalculated = true } = {}) {
  const context = { reference, countryCode: 'PL', settings: own, isRecalculated };
  const known = withCoverage(context, contracts, bills);
  return bills.map((one) => emissionsOf(context, one, known).filter(({ method }) => method === 'market'));
}

const coveredKwh = (lines: ReturnType<typeof marketOf>[number]) =>
  sum(lines.filter(({ reason }) => reason === 'contract').map(({ energyKwh }) => energyKwh ?? decimal(0)));

describe('the volume of a contract', () => {
  it('covers everything while it is enough, and otherwise the same share of every month', () => {
    const january = bill('2024-01-01', '2024-01-31', 600);
    const contracts = [contractOf()];
    expect(marketOf({ contracts, bills: [january] }).map((lines) => coveredKwh(lines).toNumber())).toEqual([
      600,
    ]);
    const bills = [january, bill('2024-02-01', '2024-02-29', 1, 2)];
    const covered = marketOf({ contracts, bills }).map((lines) => coveredKwh(lines).toNumber());
    expect(covered).toEqual([375, 625]);
  });

  it('applies to each calendar year, in full in the contract’s first year, and nothing is carried over', () => {
    const contracts = [contractOf({ startDate: '2024-07-01' })];
    const bills = [
      bill('2024-06-01', '2024-06-30', 5000),
      bill('2024-07-01', '2024-07-31', 1000),
      bill('2025-01-01', '2025-01-31', 2000),
    ];
    const covered = marketOf({ contracts, bills }).map((lines) => coveredKwh(lines).toNumber());
    expect(covered).toEqual([0, 1000, 1000]);
    expect(volumeYears(contracts, { startDate: '2024-06-01', endDate: '2024-06-30' })).toEqual([]);
    expect(volumeYears(contracts, { startDate: '2024-06-30', endDate: '2025-01-01' })).toEqual([2024, 2025]);
  });

  it('is stated in the trail of both lines with the purchased amount and the share', () => {
    const [lines = []] = marketOf({
      contracts: [contractOf()],
      bills: [bill('2024-01-01', '2024-01-31', 4000)],
    });
    const volume = {
      startDate: '2024-01-01',
      year: 2024,
      volumeKwh: '1000',
      consumedKwh: '4000',
      pinnedKwh: '0',
      share: '0.25',
    };
    expect(lines.map(({ steps }) => steps.find(({ kind }) => kind === 'contract-volume')?.volume)).toEqual([
      volume,
      volume,
    ]);
    expect(lines.map(({ notes }) => notes.includes('contract-covers-volume'))).toEqual([true, true]);
  });

  const firstDay = fc.integer({ min: 0, max: 800 }).map((day) => addDays('2023-06-01', day));
  const anyBill = fc
    .tuple(firstDay, fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 10 ** 7 }))
    .map(([first, days, quantity]) => bill(first, addDays(first, days), quantity));
  const anyVolume = fc.integer({ min: 1, max: 5 * 10 ** 7 }).map((kwh) => String(kwh / 1000));
  const anyContracts = fc
    .tuple(firstDay, anyVolume, firstDay, fc.option(anyVolume))
    .filter(([one, , other]) => one !== other)
    .map(([startDate, volumeMwh, later, otherMwh]) => [
      contractOf({ startDate, volumeMwh }),
      contractOf({ id: 8, startDate: later, volumeMwh: otherMwh, supplyTypeId: otherMwh ? 1 : 2 }),
    ]);
  const anyWorld = fc.record({
    contracts: anyContracts,
    bills: fc.array(anyBill, { minLength: 1, maxLength: 12 }),
  });

  it('is never exceeded in a year, and the parts of every bill add up', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const byVolume = new Map<string, ReturnType<typeof decimal>>();
        for (const [index, lines] of marketOf(world).entries()) {
          const whole = sum(lines.map(({ activityQuantity }) => activityQuantity));
          expect(whole.toString()).toBe(decimal(world.bills[index]?.quantity ?? 0).toString());
          for (const line of lines.filter(({ reason }) => reason === 'contract')) {
            const volume = line.steps.find(({ kind }) => kind === 'contract-volume')?.volume;
            const key = `${volume?.startDate} ${volume?.year} ${volume?.volumeKwh}`;
            byVolume.set(key, (byVolume.get(key) ?? decimal(0)).plus(line.energyKwh ?? 0));
          }
        }
        for (const [key, covered] of byVolume)
          expect(covered.minus(key.split(' ')[2] ?? 0).toNumber()).toBeLessThanOrEqual(1e-12);
      }),
    );
  });

  it('is used up when purchases exceed it', () => {
    fc.assert(
      fc.property(anyWorld, ({ contracts, bills }) => {
        for (const { coverage = new Map() } of withCoverage({ reference, settings }, contracts, bills))
          for (const { volumeKwh, consumedKwh, share } of coverage.values()) {
            const covered = consumedKwh.times(share);
            const most = consumedKwh.lt(volumeKwh) ? consumedKwh : volumeKwh;
            expect(most.minus(covered).toNumber()).toBeCloseTo(0, 9);
          }
      }),
    );
  });

  it('gives the same result in any order of entry', () => {
    fc.assert(
      fc.property(anyWorld, ({ contracts, bills }) => {
        const said = (lines: ReturnType<typeof marketOf>) =>
          JSON.stringify(lines.map((own) => own.map(({ kgCo2e, reason }) => [kgCo2e.toString(), reason])));
        const turned = marketOf({ contracts: [...contracts].reverse(), bills: [...bills].reverse() });
        expect(said(turned.reverse())).toBe(said(marketOf({ contracts, bills })));
      }),
    );
  });

  it('affects only years in which a bill is under it', () => {
    fc.assert(
      fc.property(anyContracts, anyBill, (contracts, one) => {
        const days: string[] = [];
        for (let day = one.startDate; day <= one.endDate; day = addDays(day, 1)) days.push(day);
        const under = days.filter((day) => coversVolume(contractOn(contracts, day)));
        expect(volumeYears(contracts, one)).toEqual([...new Set(under.map(yearOf))]);
      }),
    );
  });
});

describe('a pinned month', () => {
  const editionIds = new Set(reference.data.editions.map(({ id }) => id));
  const pinned = (month: string, share: string | null): EmissionSettings => ({
    ...settings,
    byMonth: new Map([
      [month, { ...settings, editionIds, ...(share ? { contractShares: { 7: { 2024: share } } } : {}) }],
    ]),
  });
  const january = bill('2024-01-01', '2024-01-31', 800);
  const rest = bill('2024-02-01', '2024-12-31', 400);
  const contracts = [contractOf()];

  it('keeps the share it was pinned with; the others share the rest of the volume', () => {
    const market = marketOf({ contracts, bills: [january, rest], own: pinned('2024-01-01', '1') });
    expect(market.map((lines) => coveredKwh(lines).toNumber())).toEqual([800, 200]);
  });

  it('has no share of a contract that did not exist when it was pinned', () => {
    const market = marketOf({ contracts, bills: [january, rest], own: pinned('2024-01-01', null) });
    expect(market.map((lines) => coveredKwh(lines).toNumber())).toEqual([0, 400]);
  });

  it('refuses a new entry that would exceed the volume, and keeps existing ones', () => {
    const bills = [january, bill('2024-01-05', '2024-01-20', 300)];
    const own = pinned('2024-01-01', '1');
    expect(() => marketOf({ contracts, bills, own }, { isRecalculated: false })).toThrow(
      new EmissionProblem('pinned_volume_used', 'startDate', { month: '2024-01' }),
    );
    expect(marketOf({ contracts, bills, own })).toHaveLength(2);
  });
});
