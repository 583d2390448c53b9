import { describe, expect, it } from 'vitest';
import { newestOf, shownRows } from './shown-rows';

const rowId = ({ id }: { id: number }) => id;
const page = [{ id: 3 }, { id: 2 }];

describe('the rows of a list', () => {
  it('are those of its page, in their newest version', () => {
    expect(shownRows(page, null, rowId)).toBe(page);
    expect(shownRows(page, { id: 2 }, rowId)).toBe(page);
  });

  it('end with the edited row when the page no longer contains it', () => {
    expect(shownRows(page, { id: 1 }, rowId)).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
    expect(shownRows([], { id: 1 }, rowId)).toEqual([{ id: 1 }]);
  });

  it('keep the edited row while the page is fetched again', () => {
    expect(shownRows(undefined, { id: 1 }, rowId)).toEqual([{ id: 1 }]);
    expect(shownRows(undefined, null, rowId)).toBeUndefined();
  });
});

describe('a row that an open dialog names', () => {
  const changed = [{ id: 2, name: 'Diesel' }];

  it('is shown as another user has changed it', () => {
    expect(newestOf({ id: 2, name: 'Petrol' }, changed, rowId)).toBe(changed[0]);
  });

  it('stays when the page no longer contains it or is fetched again', () => {
    const row = { id: 5, name: 'Petrol' };
    expect(newestOf(row, changed, rowId)).toBe(row);
    expect(newestOf(row, undefined, rowId)).toBe(row);
    expect(newestOf(null, changed, rowId)).toBeNull();
  });
});
