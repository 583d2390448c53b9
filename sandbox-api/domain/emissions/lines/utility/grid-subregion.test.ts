import { describe, expect, it } from 'vitest';
import type { Contract, Scope3Part } from '#api/domain/emissions/activity';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { type Activity, emissionsOf } from '#api/domain/emissions/emissions';
import { gridSubregionsOf } from '#api/domain/factors/grid-subregions';
import { seedReference } from '#api/testing/seed-reference';

const reference = seedReference();
const settings = { gwpSet: 'AR5', headlineScope2Method: 'market' } as const;

const linesIn = (gridSubregion: string | null, activity: Activity, contracts: Contract[] = []) =>
  emissionsOf({ reference, countryCode: 'US', gridSubregion, settings }, activity, contracts);

/** 1,000 kWh in May of a year. */
const bill = (year: number): Activity => ({
  kind: 'utility',
  utilityId: 1,
  quantity: '1000',
  unitId: 1,
  startDate: `${year}-05-01`,
  endDate: `${year}-05-31`,
});

const figures = (lines: EmissionLine[]) =>
  lines.map(({ category, method, kgCo2e, reason }) => [category, method, kgCo2e.toFixed(6), reason]);
const isLoss = ({ steps }: EmissionLine) => steps.some(({ kind }) => kind === 'loss-share');

describe('electricity in a part of a grid', () => {
  it('uses its factor in every part and year, never that of the country', () => {
    for (const { code } of gridSubregionsOf('US'))
      for (let year = 2008; year <= 2026; year += 1) {
        const [location] = linesIn(code, bill(year));
        expect(location?.factor?.region, `${code} ${year}`).toBe(code);
      }
  });

  it('counts as bought without a contract by the same factor, because there is no residual mix', () => {
    const [location, market] = linesIn('CAMX', bill(2023));
    expect(market).toMatchObject({ method: 'market', factor: location?.factor });
    expect(market?.factor?.region).toBe('CAMX');
    expect(market?.notes).toContain('no-residual-mix');
  });

  it('is zero by the market-based method under a green contract, as everywhere', () => {
    const contract = { supplyTypeId: 1, startDate: '2020-01-01', hasCertificate: true };
    const [, market] = linesIn('CAMX', bill(2023), [contract]);
    expect(market).toMatchObject({ reason: 'contract' });
    expect(market?.kgCo2e.toNumber()).toBe(0);
  });

  it('has the upstream of the country, and the losses of its own part', () => {
    const [part, whole] = ['CAMX', null].map((code) =>
      linesIn(code, bill(2023)).filter(({ category }) => category === '3.3'),
    ) as [EmissionLine[], EmissionLine[]];
    const upstream = (lines: EmissionLine[]) => figures(lines.filter((line) => !isLoss(line)));
    expect(upstream(part)).toEqual(upstream(whole));
    expect(part.find(isLoss)?.steps.at(-1)?.source).toBe('us-egrid 2023: 0.041 kWh/kWh, 0.041 / (1 - 0.041)');
  });

  it('uses the country’s losses if no own ones are printed, and notes another year', () => {
    const lossOf = (code: string | null, year: number) => linesIn(code, bill(year)).find(isLoss);
    const shareOf = (line: EmissionLine | undefined) => line?.steps.at(-1)?.factor;
    expect(shareOf(lossOf('PRMS', 2023))).toBe(shareOf(lossOf(null, 2023)));
    expect(lossOf('CAMX', 2023)?.notes).not.toContain('nearest-year');
    expect(lossOf('CAMX', 2021)?.notes).toContain('nearest-year');
  });

  it('does not affect other countries or entries elsewhere', () => {
    const part: Scope3Part = {
      field: 'value',
      quantity: '1000',
      unit: 'kWh',
      steps: [],
      basis: { kind: 'energy', utility: 'electricity', countryCode: 'US', extent: 'generation' },
    };
    const sold = { itemId: 1, category: '3.11', startDate: '2023-05-01', endDate: '2023-05-01' };
    const ofUser: Activity = { kind: 'scope3', ...sold, parts: [part] };
    expect(figures(linesIn('CAMX', ofUser))).toEqual(figures(linesIn(null, ofUser)));
    expect(figures(linesIn('CAMX', ofUser))[0]?.[2]).toBe('351.642500');
  });

  it('does not affect electric cars on the road, because they are charged elsewhere, too', () => {
    const car = 'cars-by-size/average-car/battery-electric-vehicle';
    const part: Scope3Part = {
      field: 'distance',
      quantity: '1000',
      unit: 'km',
      steps: [],
      basis: {
        kind: 'published',
        activity: `uk-desnz:business-travel-land/${car}`,
        electricity: { use: `uk-desnz:uk-electricity-for-evs/${car}` },
      },
    };
    const day = { startDate: '2023-05-01', endDate: '2023-05-01' };
    const trip: Activity = { kind: 'scope3', itemId: 6, category: '3.6', ...day, parts: [part] };
    expect(linesIn('CAMX', trip)[0]?.factor?.sourceRow).toBe('US average 2023');
    expect(figures(linesIn('CAMX', trip))).toEqual(figures(linesIn(null, trip)));
  });
});
