import { describe, expect, it } from 'vitest';
import { isOwnSeries, regionOfSeries } from '#api/domain/emissions/choose-factor/factor-chains';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { emissionsOf } from '#api/domain/emissions/emissions';
import type { FuelDefinition } from '#api/domain/factors/reference-index';
import { rowsNotTaken, whyNotTaken } from '#api/domain/factors/rows-not-taken';
import { seedReference } from '#api/testing/seed-reference';
import { allActivities, factors } from './reference-rows';

/** Every fuel, unit and country of the product against every fuel row that a country's own publisher prints. */
const reference = seedReference();
const year = 2025;
const codes = new Map(allActivities.map(({ id, code }) => [id, code]));
const codeOf = (activityId: number) => codes.get(activityId) ?? '';

type Entry = { fuel: FuelDefinition; variant: number; unit: string; lines: EmissionLine[] };

function entriesOf(countryCode: string): Entry[] {
  const context = {
    reference,
    countryCode,
    settings: { gwpSet: 'AR6', headlineScope2Method: 'market' },
  } as const;
  return reference.data.fuels.flatMap((fuel) =>
    [...fuel.linksByVariant.keys()].flatMap((variant) =>
      fuel.unitIds.map((unitId) => ({
        fuel,
        variant,
        unit: reference.unitById(unitId)?.code ?? '',
        lines: emissionsOf(
          context,
          {
            kind: 'fuel',
            fuelId: fuel.id,
            fuelVariantId: variant || null,
            quantity: '1',
            unitId,
            date: `${year}-05-05`,
          },
          [],
        ),
      })),
    ),
  );
}

describe.each([
  ['GB', /^uk-desnz:(fuels|bioenergy)\//],
  ['DE', /^eu-mrr:fuels\//],
  ['IE', /^ie-seai:fuels\//],
  ['PL', /^pl-kobize:fuels\//],
  ['US', /^us-epa:(stationary-combustion|mobile-combustion\/fuel-co2)\//],
])('the fuels that the publisher of %s prints', (countryCode, ofFuels) => {
  const entries = entriesOf(countryCode);

  it('are all used, in each printed unit, except those left out for a reason', () => {
    const printed = factors.filter(
      ({ activityId, yearFrom, yearTo }) =>
        ofFuels.test(codeOf(activityId)) && yearFrom <= year && (yearTo ?? year) >= year,
    );
    const taken = new Set(entries.flatMap(({ lines }) => lines.map(({ factor }) => factor?.id)));
    const unused = printed.filter(({ id }) => !taken.has(id));
    const unexplained = unused.filter(
      ({ activityId, unit }) => whyNotTaken(codeOf(activityId), unit) === null,
    );
    expect(printed.length).toBeGreaterThan(1);
    expect(unexplained.map(({ activityId, unit }) => `${codeOf(activityId)} ${unit}`)).toEqual([]);
    const explained = new Set(
      unused.flatMap(({ activityId, unit }) => [codeOf(activityId), `${codeOf(activityId)} ${unit}`]),
    );
    const reasons = Object.keys(rowsNotTaken).filter((row) => ofFuels.test(row));
    expect(reasons.filter((row) => !explained.has(row))).toEqual([]);
  });

  it('take precedence over every other publisher’s, and proxies say so', () => {
    const own = (lines: readonly EmissionLine[]) => lines.find(({ isHeadline }) => isHeadline);
    const seriesOf = (line: EmissionLine | undefined) =>
      line?.factor ? reference.edition(line.factor.editionId).series : undefined;
    const isNational = (series: string) =>
      regionOfSeries[series] === countryCode || (countryCode === 'DE' && series === 'eu-mrr');
    const passedOver = entries.filter(({ fuel, variant, lines }) => {
      const links = fuel.linksByVariant.get(variant) ?? [];
      const hasOwn = links.some(({ role, series }) => role === 'combustion' && isNational(series));
      const chosen = seriesOf(own(lines));
      const saysWhy = own(lines)?.notes.includes('unit-not-reached');
      return hasOwn && chosen !== undefined && !isNational(chosen) && !saysWhy;
    });
    expect(passedOver.map(({ fuel, variant, unit }) => `${fuel.code} ${variant} ${unit}`)).toEqual([]);
    const silent = entries.filter(({ lines }) => {
      const line = own(lines);
      const series = seriesOf(line);
      return (
        line?.scope === 1 &&
        series !== undefined &&
        !isOwnSeries(series, countryCode) &&
        !line.notes.includes('proxy-region')
      );
    });
    expect(silent.map(({ fuel, unit }) => `${fuel.code} ${unit}`)).toEqual([]);
  });
});

describe('a normal cubic metre of natural gas', () => {
  it.each(['GB', 'IE'])(
    'has 288.15/273.15 of a metered one where the meter’s is printed, in %s',
    (country) => {
      const entries = entriesOf(country).filter(
        ({ fuel, variant }) => fuel.code === 'natural-gas' && !variant,
      );
      const burned = (code: string) =>
        entries.find(({ unit }) => unit === code)?.lines[0]?.kgCo2e.toNumber() ?? Number.NaN;
      expect(burned('m3-normal') / burned('m3')).toBeCloseTo(288.15 / 273.15, 2);
    },
  );
});
