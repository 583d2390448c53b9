import { day, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

const largestId = 2_147_483_647;
const cursor = text({ pattern: /^\d{1,14}-[1-9]\d{0,8}$/ });

/** What the URL of the history holds. Anything unreadable is as if it were not there. */
export const historySearch = searchOf({
  person: wholeNumber(1, largestId),
  /** The kind of thing, by its table. */
  entity: text({ maxChars: 60, pattern: /^[a-z0-9_]+$/ }),
  /** One thing of that kind. */
  entityId: wholeNumber(1, largestId),
  location: wholeNumber(1, largestId),
  from: day(),
  to: day(),
  /** Where the page begins or ends, as the server gave it out. */
  older: cursor,
  newer: cursor,
  /** The entry whose details are open. */
  entry: wholeNumber(1, largestId),
});
export type HistorySearch = SearchOf<typeof historySearch>;

export const pageSize = 25;

type Query = Record<string, string | number>;

/** The query of a page; the open entry is not part of it. */
export function queryOf(search: HistorySearch): Query {
  const { person, entity, entityId, location, from, to, older, newer } = search;
  const parts = Object.entries({
    userId: person,
    entity,
    // A key says nothing without the table that it is of.
    entityId: entity === undefined ? undefined : entityId,
    locationId: location,
    startDate: from,
    endDate: to,
    older: newer === undefined ? older : undefined,
    newer,
  });
  return Object.fromEntries(parts.filter((part): part is [string, string | number] => part[1] !== undefined));
}

/** Another choice is read from the newest on. */
export function filtered(search: HistorySearch, change: Partial<HistorySearch>): HistorySearch {
  return { ...search, ...change, older: undefined, newer: undefined, entry: undefined };
}
