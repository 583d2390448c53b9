import { expect, test } from 'vitest';
import { filtered, historySearch, queryOf } from './search';

// spec: members.history.filters
test('what cannot be read in an address is as if it were not there', () => {
  const read = historySearch({ person: 'x', entity: 'Users;', older: '5', from: '2025-02-30', location: 3 });
  expect(queryOf(read)).toEqual({ locationId: 3 });
});

test('a thing is asked for with its kind only, and a page one way only', () => {
  expect(queryOf({ entityId: 5 })).toEqual({});
  expect(queryOf({ entity: 'users', entityId: 5, older: '1-1', newer: '2-2' })).toEqual({
    entity: 'users',
    entityId: 5,
    newer: '2-2',
  });
});

test('another choice begins at the newest again', () => {
  expect(filtered({ person: 1, older: '1-1', entry: 4 }, { location: 2 })).toMatchObject({
    person: 1,
    location: 2,
    older: undefined,
    entry: undefined,
  });
});
