import { describe, expect, it } from 'vitest';
import type { Decimal } from '#api/domain/units/decimal';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { scenarioDefinitions, seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { calculate } from './model/calculate';

/** The examples are written with four decimals. */
function rounded(value: Decimal | null | undefined): string | null {
  return value === null || value === undefined ? null : value.toDecimalPlaces(4).toString();
}

/** Half a unit of the last written decimal, plus the binary floating point of the examples' calculation. */
function isNear(value: Decimal | null | undefined, expected: number | null): boolean {
  if (expected === null) return value === null;
  const tolerance = 6e-5 + 1e-9 * Math.abs(expected);
  return value?.minus(expected).abs().lte(tolerance) === true;
}

describe('worked examples of the definitions', () => {
  it('are 27, three of each measure', () => {
    expect(seedExamples()).toHaveLength(27);
    expect(scenarioDefinitions.scenarios).toHaveLength(9);
  });

  it.each(
    seedExamples().map(({ id, index, example }) => [`${id}: ${example.name}`, id, index, example] as const),
  )('%s', (_, id, _index, example) => {
    const { values, rows, series } = calculate(seedModel(id), exampleInputs(seedModel(id), example));
    const { expected } = example;
    expect(Object.keys(values).sort()).toEqual(Object.keys(expected.values).sort());
    const wrong = [
      ...Object.entries(expected.values).map(([key, value]) => [key, values[key], value] as const),
      ...Object.entries(expected.rows).flatMap(([table, list]) =>
        list.flatMap((row, at) =>
          Object.entries(row).map(
            ([key, value]) => [`${table}.${at}.${key}`, rows[table]?.[at]?.[key], value] as const,
          ),
        ),
      ),
      ...Object.entries(expected.years).flatMap(([key, years]) =>
        Object.entries(years).map(
          ([year, value]) => [`${key} in year ${year}`, series[key]?.[Number(year) - 1], value] as const,
        ),
      ),
    ].filter(([, value, wanted]) => !isNear(value, wanted));
    expect(wrong.map(([key, value, wanted]) => `${key}: ${rounded(value)} instead of ${wanted}`)).toEqual([]);
    expect(Object.keys(expected.values).length).toBeGreaterThan(20);
  });
});
