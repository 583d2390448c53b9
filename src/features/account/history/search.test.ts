import { expect, test } from 'vitest';
import { filtered, historySearch, queryOf } from './search';

// spec: members.history.filters
test('ignores unreadable parts of an address', () => {
  const read = historySearch({ person: 'x', entity: 'Users;', older: '5', from: '2025-02-30', location: 3 });
  expect(queryOf(read)).toEqual({ locationId: 3 });
});

test('accepts an item only with its type, and a page in one direction only', () => {
  expect(queryOf({ entityId: 5 })).toEqual({});
  expect(queryOf({ entity: 'users', entityId: 5, older: '1-1', newer: '2-2' })).toEqual({
    entity: 'users',
    entityId: 5,
    newer: '2-2',
  });
});

test('returns to the newest entries when the selection changes', () => {
  expect(filtered({ person: 1, older: '1-1', entry: 4 }, { location: 2 })).toMatchObject({
    person: 1,
    location: 2,
    older: undefined,
    entry: undefined,
  });
});
