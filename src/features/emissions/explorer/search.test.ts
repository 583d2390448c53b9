import { describe, expect, it } from 'vitest';
import { explorerSearch, filterOf, withKnownChoices } from './search';

const today = '2026-06-15';
const filterFor = (query: Record<string, unknown>) => filterOf(explorerSearch(query), today);

describe('the filter of the explorer', () => {
  it('starts with all locations, utilities, all types, from the start of the month to today', () => {
    expect(filterFor({})).toEqual({
      location: 0,
      category: 'utilities',
      type: 0,
      from: '2026-06-01',
      to: '2026-06-15',
    });
  });

  it('is what the URL says', () => {
    const query = { location: '7', category: 'fuels', type: 101, from: '2025-01-01', to: '2025-12-31' };
    expect(filterFor(query)).toEqual({ ...query, location: 7 });
  });

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

  it('takes every year that can be picked', () => {
    const query = { from: '1976-01-01', to: '2036-12-31' };
    expect(filterFor(query)).toMatchObject(query);
  });

  it('ignores a category and numbers it does not know', () => {
    expect(filterFor({ category: 'water', location: '-3', type: 'x' })).toMatchObject({
      category: 'utilities',
      location: 0,
      type: 0,
    });
  });
});

describe('a choice that is not there', () => {
  const asked = filterFor({ location: 7, type: 101 });

  it('counts as all', () => {
    expect(withKnownChoices(asked, { locationIds: [1, 2], typeIds: [0, 102] })).toEqual({
      ...asked,
      location: 0,
      type: 0,
    });
  });

  it('stays while the lists are not known, and when they have it', () => {
    expect(withKnownChoices(asked, {})).toEqual(asked);
    expect(withKnownChoices(asked, { locationIds: [7], typeIds: [0, 101] })).toEqual(asked);
  });
});
