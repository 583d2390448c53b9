import { expect, it } from 'vitest';
import type { Location } from '#api/contract/company/locations';
import { chosenLocations } from '@/features/company/locations/chosen-locations';
import { manageSearch, sortOf, withSort, withWords } from './manage-search';

const place = (name: string, change: Partial<Location> = {}): Location => ({
  locationId: 1,
  name,
  address: `Polna 1, ${change.town ?? 'Poznań'}, Poland`,
  countryId: 616,
  countryName: 'Poland',
  town: 'Poznań',
  postCode: null,
  address1: 'Polna 1',
  gridSubregion: null,
  address2: null,
  address3: null,
  area: null,
  active: true,
  dateDisabled: null,
  updatedOn: null,
  ...change,
});

const locations = [
  place('Łódź 10', { area: 500, town: 'Łódź' }),
  place('Berlin', { area: 90, countryName: 'Germany' }),
  place('Łódź 2', { town: 'Łódź' }),
];
const names = (search: object) =>
  chosenLocations(locations, manageSearch({ ...search }), 'en').map(({ name }) => name);

// spec: locations.route
it('finds locations by each word of their name and address, also without Polish diacritics', () => {
  expect(names({ find: 'lodz' })).toEqual(['Łódź 10', 'Łódź 2']);
  expect(names({ find: 'lodz 10' })).toEqual(['Łódź 10']);
  expect(names({ find: 'poznan' })).toEqual(['Berlin']);
  expect(names({ find: 'nowhere' })).toEqual([]);
});

// spec: locations.route
it('keeps the received order until sorted, and puts unknown values last in both directions', () => {
  expect(names({})).toEqual(['Łódź 10', 'Berlin', 'Łódź 2']);
  expect(names({ sort: 'name' })).toEqual(['Berlin', 'Łódź 2', 'Łódź 10']);
  expect(names({ sort: 'area' })).toEqual(['Berlin', 'Łódź 10', 'Łódź 2']);
  expect(names({ sort: 'area', desc: true })).toEqual(['Łódź 10', 'Berlin', 'Łódź 2']);
});

// spec: locations.route
it('returns to the first page on a new search or sort order and keeps the other', () => {
  const search = manageSearch({ find: 'a', sort: 'name', desc: true, page: 2, archivePage: 3 });
  expect(sortOf(search)).toEqual({ id: 'name', isDescending: true });
  expect(withSort(search, { id: 'area', isDescending: false })).toEqual({
    find: 'a',
    sort: 'area',
    desc: false,
  });
  expect(withSort(search, null)).toEqual({ find: 'a' });
  expect(withWords(search, 'b')).toEqual({ find: 'b', sort: 'name', desc: true });
  expect(withWords(search, '')).toEqual({ find: undefined, sort: 'name', desc: true });
});
