import { describe, expect, it } from 'vitest';
import type { ModuleKey } from '#api/contract/endpoint';
import { entryViewOf, locationSearch, viewOf } from './search';

const viewFor = (query: Record<string, unknown>, modules: ModuleKey[] = ['SCOPE1', 'SCOPE2']) =>
  viewOf(locationSearch(query), modules);

describe('the view of a location', () => {
  it('starts with the first page of fuels', () => {
    expect(viewFor({})).toEqual({ tab: 'data', type: 'fuels' });
  });

  it('starts with the first list that the plan includes', () => {
    expect(viewFor({}, ['SCOPE2']).type).toBe('utilities');
    expect(viewFor({}, ['SCOPE3']).type).toBe('renewable');
  });

  it('opens a locked list from the URL, which explains itself', () => {
    const query = { tab: 'charts', type: 'utilities', page: '3' };
    expect(viewFor(query, ['SCOPE1'])).toEqual({ tab: 'charts', type: 'utilities' });
    expect(entryViewOf(locationSearch({ ...query, find: ' gaz ' }))).toEqual({ page: 3, find: 'gaz' });
  });

  it('ignores unreadable values', () => {
    expect(viewFor({ tab: 'x', type: 7 })).toEqual({ tab: 'data', type: 'fuels' });
    expect(entryViewOf(locationSearch({ page: -2, month: 13 }))).toEqual({});
    expect(entryViewOf(locationSearch({ page: '1.5' })).page).toBeUndefined();
  });
});
