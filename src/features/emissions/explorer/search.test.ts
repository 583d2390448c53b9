import { describe, expect, it } from 'vitest';
import { explorerSearch, filterOf, isLocationMissing, withKnownType } from './search';

const today = '2026-06-15';
const filterFor = (query: Record<string, unknown>) => filterOf(explorerSearch(query), today);

describe('the filter of the explorer', () => {
  // spec: explorer.type, explorer.defaults
  it('starts with all locations, utilities, all types, from the start of the month to today', () => {
    expect(filterFor({})).toEqual({
      location: 0,
      category: 'utilities',
      type: 0,
      from: '2026-06-01',
      to: '2026-06-15',
    });
  });

  it('requests the same figures in every view', () => {
    expect(explorerSearch({ view: 'stacked' })).toEqual({ view: 'stacked' });
    expect(explorerSearch({ view: 'upside-down' }).view).toBeUndefined();
    expect(filterFor({ view: 'stacked' })).toEqual(filterFor({}));
  });

  // spec: explorer.query-string
  it('is read from the URL', () => {
    const query = { location: '7', category: 'fuels', type: 101, from: '2025-01-01', to: '2025-12-31' };
    expect(filterFor(query)).toEqual({ ...query, location: 7 });
  });

  // spec: explorer.invalid-dates
  it.each([
    [{ from: '2025-12-31', to: '2025-01-01' }],
    [{ from: '2025-02-30', to: '2025-12-31' }],
    [{ from: 'yesterday', to: '2025-12-31' }],
    [{ to: '2025-12-31' }],
    [{ from: '0001-01-01', to: '2025-12-31' }],
    [{ from: '2025-01-01', to: '9999-12-31' }],
  ])('resets both dates of %o', (query) => {
    expect(filterFor(query)).toMatchObject({ from: '2026-06-01', to: '2026-06-15' });
  });

  it('accepts every year of the date picker', () => {
    const query = { from: '1976-01-01', to: '2036-12-31' };
    expect(filterFor(query)).toMatchObject(query);
  });

  it('ignores unknown categories and numbers', () => {
    expect(filterFor({ category: 'water', location: '-3', type: 'x' })).toMatchObject({
      category: 'utilities',
      location: 0,
      type: 0,
    });
  });
});

describe('an unknown choice', () => {
  const asked = filterFor({ location: 7, type: 101 });

  it('of a location is missing and never counts as all locations', () => {
    expect(isLocationMissing(asked, [1, 2])).toBe(true);
    expect(withKnownType(asked, [0, 101]).location).toBe(7);
  });

  it('of a location is not missing while the list loads, when the list has it, or for all locations', () => {
    expect(isLocationMissing(asked, undefined)).toBe(false);
    expect(isLocationMissing(asked, [7])).toBe(false);
    expect(isLocationMissing(filterFor({}), [])).toBe(false);
  });

  // spec: explorer.type
  it('of a type counts as all types', () => {
    expect(withKnownType(asked, [0, 102])).toEqual({ ...asked, type: 0 });
  });

  it('of a type is kept while the list loads, as is a type in the list', () => {
    expect(withKnownType(asked, undefined)).toEqual(asked);
    expect(withKnownType(asked, [0, 101])).toEqual(asked);
  });
});
