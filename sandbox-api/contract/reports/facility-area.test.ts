import { expect, it } from 'vitest';
import { includedShare } from '#api/domain/reports/boundary';
import { leftOutArea } from './facility-area';

const of = (areaM2: number, isExcluded: boolean) => ({ areaM2, isExcluded });

it.each([
  ['no facility', 500, [], 0, 500],
  ['none left out', 500, [of(100, false)], 0, 500],
  ['one left out', 500, [of(100, false), of(50, true)], 50, 500],
  ['facilities larger than the location', 100, [of(100, false), of(300, true)], 300, 400],
  ['an area that is not recorded', null, [of(100, false), of(100, true)], 100, 200],
  ['every facility left out', 500, [of(100, true)], 500, 500],
])('leaves the right area out of a location with %s', (_, area, facilities, leftOutM2, totalM2) => {
  expect(leftOutArea(area, facilities)).toEqual({ leftOutM2, totalM2 });
  // The report uses the domain's rule.
  expect(includedShare(area, facilities).toNumber()).toBeCloseTo(1 - leftOutM2 / totalM2, 12);
});
