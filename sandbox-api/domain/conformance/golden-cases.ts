import { entryActivity, keptValues } from '#api/domain/value-chain/entry-activity';
import { type EntryValue, EntryValues } from '#api/domain/value-chain/entry-values';
import { findMethod } from '#api/domain/value-chain/forms';
import type { GoldenCase } from './golden-case';
import activities from './golden-cases.json';
import entries from './golden-entries.json';

/** A case as a person would enter it in a form of the value chain. */
type GoldenEntry = Pick<GoldenCase, 'id' | 'titleEn' | 'titlePl' | 'source' | 'working'> & {
  category: string;
  methodId: number;
  values: Partial<Record<string, EntryValue>>;
  kgCo2e: string;
};

/**
 * Calculations done by hand from the published tables, with exact fractions and without this product's code.
 * The tests and the in-app conformance page compare to 1e-9 kg. `working` is the calculation in words. The
 * entries have one case for each family of methods, from the user's input to the figure.
 */
export const goldenCases: readonly GoldenCase[] = [
  ...(activities as readonly GoldenCase[]),
  ...(entries as readonly GoldenEntry[]).map(caseOf),
];

/** An entry of a Polish location on one day of 2025, by AR5, which is the basis of the 2025 edition. */
function caseOf({ category, methodId, values, kgCo2e, ...golden }: GoldenEntry): GoldenCase {
  const day = '2025-05-14';
  const found = findMethod(methodId);
  return {
    ...golden,
    countryCode: 'PL',
    gwpSet: 'AR5',
    headlineScope2Method: 'market',
    contracts: [],
    activity: entryActivity({
      methodId,
      startDate: day,
      endDate: day,
      values: found ? keptValues(found.method, new EntryValues(values as Record<string, EntryValue>)) : {},
    }),
    expected: [{ scope: 3, category, method: 'none', kgCo2e, kgCo2Biogenic: '0' }],
  };
}
