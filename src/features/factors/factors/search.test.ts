import { expect, it } from 'vitest';
import { factorSearch, listQueryOf, toCategoryParam } from './search';

const queryOf = (url: Record<string, unknown>) => listQueryOf(factorSearch(url));

it('starts with the first page of all factors', () => {
  expect(queryOf({})).toEqual({ PageNumber: 1, PageSize: 20, IncludeCount: 'true' });
});

it('requests what the URL says, without the factor open beside the list', () => {
  const url = { q: 'gas', publisher: 'uk-desnz', year: 2025, region: 'GB', scope: 1, page: 3, factor: 12 };
  expect(queryOf(url)).toMatchObject({
    search: 'gas',
    publisher: 'uk-desnz',
    year: 2025,
    region: 'GB',
    scope: 1,
    PageNumber: 3,
  });
  expect(queryOf(url)).not.toHaveProperty('factor');
});

it('treats digits as text', () => {
  expect(queryOf({ q: 2025 })).toMatchObject({ search: '2025' });
});

it('tells category 3.10 from 3.1', () => {
  expect(queryOf({ category: toCategoryParam('3.10') })).toMatchObject({ category: '3.10' });
  expect(queryOf({ category: toCategoryParam('outside') })).toMatchObject({ category: 'outside' });
});

it('ignores unreadable values', () => {
  const url = { q: '   ', year: 'soon', scope: 7, category: '3.1; drop', page: -1, region: {} };
  expect(queryOf(url)).toEqual({ PageNumber: 1, PageSize: 20, IncludeCount: 'true' });
});
