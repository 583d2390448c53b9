import { day, type SearchOf, searchOf, text, wholeNumber } from '@/lib/address/search';

const largestId = 2_147_483_647;
const cursor = text({ pattern: /^\d{1,14}-[1-9]\d{0,8}$/ });

/** The URL parameters of the history. Unreadable values are ignored. */
export const historySearch = searchOf({
  person: wholeNumber(1, largestId),
  /** The item type, by its table. */
  entity: text({ maxChars: 60, pattern: /^[a-z0-9_]+$/ }),
  /** One item of that type. */
  entityId: wholeNumber(1, largestId),
  location: wholeNumber(1, largestId),
  from: day(),
  to: day(),
  /** Where the page starts or ends, as given by the server. */
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
    // A key means nothing without its table.
    entityId: entity === undefined ? undefined : entityId,
    locationId: location,
    startDate: from,
    endDate: to,
    older: newer === undefined ? older : undefined,
    newer,
  });
  return Object.fromEntries(parts.filter((part): part is [string, string | number] => part[1] !== undefined));
}

/** A changed selection starts with the newest entries. */
export function filtered(search: HistorySearch, change: Partial<HistorySearch>): HistorySearch {
  return { ...search, ...change, older: undefined, newer: undefined, entry: undefined };
}
