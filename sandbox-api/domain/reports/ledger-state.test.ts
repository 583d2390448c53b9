import { describe, expect, it } from 'vitest';
import { changesBetween, type LedgerGroup, type LedgerState, totalKgOf, totalsOf } from './ledger-state';

const travel = { locationId: 1, scope: 3, category: '3.6' };
const power = { locationId: 2, scope: 2, category: '2.1' };

const group = (
  of: Pick<LedgerGroup, 'locationId' | 'scope' | 'category'>,
  kg: Partial<LedgerGroup['kg']>,
  rows: string[],
): LedgerGroup => ({
  ...of,
  kg: { none: '0', location: '0', market: '0', ...kg },
  lineCount: rows.length,
  rows,
});

const state = (groups: LedgerGroup[], shares: LedgerState['shares'] = []): LedgerState => ({
  version: 1,
  firstMonth: '2025-01-01',
  lastMonth: '2025-12-01',
  gwpSet: 'AR6',
  headlineMethod: 'market',
  totalKg: totalKgOf(groups),
  scopes: [],
  shares,
  factors: [],
  companyFactorIds: [],
  groups,
});

const issued = state([
  group(travel, { none: '1000' }, ['a.11.22']),
  group(power, { location: '5000', market: '2000' }, ['b.33.44', 'c.55.66']),
]);

describe('changes of the ledger since a report was issued', () => {
  it('are none of the same state, and totals count Scope 2 by one method at a time', () => {
    expect(changesBetween(issued, issued)).toEqual({
      hasChanged: false,
      scopes: [],
      categories: [],
      locations: [],
    });
    expect(totalsOf(issued)).toEqual({ locationBasedT: 6, marketBasedT: 3 });
  });

  it('are new rows of a category, with its scope and location, and of no other', () => {
    const now = state([
      group(travel, { none: '1500' }, ['a.11.22', 'd.77.88']),
      group(power, { location: '5000', market: '2000' }, ['b.33.44', 'c.55.66']),
    ]);
    const change = { issuedT: 1, nowT: 1.5, reasons: ['new-rows'] };
    expect(changesBetween(issued, now)).toEqual({
      hasChanged: true,
      scopes: [{ scope: 3, method: 'none', ...change }],
      categories: [{ scope: 3, category: '3.6', method: 'none', ...change }],
      locations: [{ locationId: 1, ...change }],
    });
  });

  it('are removed rows, also where nothing is left of a category', () => {
    const [own] = changesBetween(issued, state(issued.groups.slice(1))).categories;
    expect(own).toMatchObject({ category: '3.6', issuedT: 1, nowT: 0, reasons: ['removed-rows'] });
  });

  it('tell a corrected row from the same row with another factor', () => {
    const reasonsWith = (row: string) =>
      changesBetween(issued, state([group(travel, { none: '900' }, [row]), ...issued.groups.slice(1)]))
        .categories[0]?.reasons;
    expect(reasonsWith('a.99.99')).toEqual(['corrected-rows']);
    expect(reasonsWith('a.11.99')).toEqual(['other-factors']);
  });

  it('are of each method by itself, and of a location by the headline method of the issue', () => {
    const now = state([
      ...issued.groups.slice(0, 1),
      group(power, { location: '5000', market: '1000' }, ['b.33.44', 'c.55.99']),
    ]);
    const { scopes, locations } = changesBetween(issued, now);
    expect(scopes.map(({ scope, method }) => [scope, method])).toEqual([[2, 'market']]);
    expect(locations).toEqual([{ locationId: 2, issuedT: 2, nowT: 1, reasons: ['other-factors'] }]);
  });

  it('are another boundary where a location counts by another share', () => {
    const now = state(
      [group(travel, { none: '750' }, ['a.11.22']), ...issued.groups.slice(1)],
      [{ locationId: 1, share: '0.75' }],
    );
    expect(changesBetween(issued, now).locations).toEqual([
      { locationId: 1, issuedT: 1, nowT: 0.75, reasons: ['other-boundary'] },
    ]);
  });

  it('give every reason there is', () => {
    const now = state(
      [group(travel, { none: '2000' }, ['e.1.1']), ...issued.groups.slice(1)],
      [{ locationId: 1, share: '0.5' }],
    );
    expect(changesBetween(issued, now).scopes[0]?.reasons).toEqual([
      'new-rows',
      'removed-rows',
      'other-boundary',
    ]);
  });
});
