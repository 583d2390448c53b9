import { expect, test } from 'vitest';
import { isNarrowed, narrowingOf, sortOf, withSort } from './entry-view';

test('requests a year or a month from its first to its last day', () => {
  expect(narrowingOf({ year: 2025 })).toEqual({ startDate: '2025-01-01', endDate: '2025-12-31' });
  expect(narrowingOf({ year: 2024, month: 2, find: 'gaz' })).toEqual({
    search: 'gaz',
    startDate: '2024-02-01',
    endDate: '2024-02-29',
  });
});

test('ignores a month without a year', () => {
  expect(narrowingOf({ month: 3, page: 2 })).toEqual({});
  expect(isNarrowed({ month: 3, page: 2 })).toBe(false);
});

test('returns to the first page on a new sort order and keeps the search', () => {
  const view = { page: 3, find: 'gaz', year: 2025 };
  const sorted = withSort(view, { id: 'emissions', isDescending: true });
  expect(sorted).toEqual({ find: 'gaz', year: 2025, sort: 'emissions', desc: true });
  expect(sortOf(sorted)).toEqual({ id: 'emissions', isDescending: true });
  expect(withSort(sorted, null)).toEqual({ find: 'gaz', year: 2025 });
});
