import { expect, it } from 'vitest';
import { ghgFacts } from '#api/testing/facts/ghg-facts';
import { buildWorkbookSheets } from './build';

const noReference = { factorGases: {}, ownFactorGases: {}, gasPotentials: [], conversions: {} };

it('no sheet of sums has a column without a head', () => {
  const sheets = buildWorkbookSheets({ report: ghgFacts(), lines: [], ...noReference });
  const heads = sheets.slice(1, 4).map(({ name, rows }) => [name, rows[0]?.filter((head) => head === null)]);
  expect(heads.map(([, empty]) => empty)).toEqual([[], [], []]);
});
