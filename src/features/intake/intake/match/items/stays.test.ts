import { expect, test } from 'vitest';
import { rawRecord, travelItems, trip } from '../testing';
import { chooseStay } from './stays';

test.each([
  [{ country: 'Polska' }, trip(14, 1)],
  [{ country: 'Deutschland', city: 'Berlin' }, trip(14, 2)],
  [{ country: 'DE' }, trip(14, 2)],
  [{ country: 'Wielka Brytania', city: 'Londyn' }, trip(14, 4)],
  [{ country: 'United Kingdom', city: 'Leeds' }, trip(14, 3)],
  [{ country: 'Canada', city: 'London' }, null],
  [{ city: 'London' }, null],
])('the stay in %s has the factor of its country', (place, found) => {
  const record = rawRecord(2, { item: 'Hotel', trip: { ...place, values: [] } });
  expect(chooseStay(record, travelItems).found).toEqual(found);
});
