import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParam, instant, wholeParam } from '#api/contract/fields';

/** Value of a field of a row; lists and objects are given as text. */
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const historyChange = z.object({
  /** Name of the field in the audit row; `values.x` of an entry of the value chain. */
  field: z.string(),
  /** The form's label in the reader's language, for forms that are data; null if the client knows the field. */
  label: z.string().nullable(),
  /** Null = empty, or unknown: changes of single settings store no earlier value. */
  before: value,
  after: value,
});
export type HistoryChange = z.output<typeof historyChange>;

export const historyEntry = z
  .object({
    historyEntryId: id,
    occurredOn: instant,
    userId: id.nullable(),
    userName: z.string().nullable(),
    /** `create`, `update`, `delete` and other actions of audit rows. */
    action: z.string(),
    /** Table of the changed row. */
    entity: z.string(),
    entityId: id.nullable(),
    /** The changed row, named as far as the stored data allows. */
    name: z.string().nullable(),
    locationName: z.string().nullable(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    /** Number of rows, for an import. */
    rowCount: z.number().int().nullable(),
    changes: z.array(historyChange),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.output<typeof historyEntry>;

/** Newest first. `older` and `newer` are the query values of the adjacent pages; null at an end. */
export const historyPage = z
  .object({ entries: z.array(historyEntry), older: z.string().nullable(), newer: z.string().nullable() })
  .meta({ id: 'HistoryPage' });
export type HistoryPage = z.output<typeof historyPage>;

/** Position of a page's end: milliseconds since 1970 and key of the entry. */
const cursor = z.string().regex(/^\d{1,14}-[1-9]\d{0,8}$/);

export const historyQuery = z.object({
  userId: idParam.optional(),
  entity: z
    .string()
    .regex(/^[a-z0-9_]{1,60}$/)
    .optional(),
  entityId: idParam.optional(),
  locationId: idParam.optional(),
  /** First and last day, in the portal's time zone. */
  startDate: date.optional(),
  endDate: date.optional(),
  older: cursor.optional(),
  newer: cursor.optional(),
  PageSize: wholeParam(1, 200).default(25),
});
export type HistoryQuery = z.output<typeof historyQuery>;

export const historyPerson = z
  .object({ userId: id, name: z.string(), isRemoved: z.boolean() })
  .meta({ id: 'HistoryPerson' });
export type HistoryPerson = z.output<typeof historyPerson>;

export const readHistory = defineEndpoint({
  id: 'readHistory',
  tag: 'History',
  summary:
    'Who changed what and when, newest first, with each field before and after; paged by key, without totals',
  method: 'get',
  path: '/api/History',
  access: { level: 'admin' },
  query: historyQuery,
  response: historyPage,
});

export const listHistoryPeople = defineEndpoint({
  id: 'listHistoryPeople',
  tag: 'History',
  summary: 'Everyone who may have changed something, removed members included',
  method: 'get',
  path: '/api/History/People',
  access: { level: 'admin' },
  response: z.array(historyPerson),
});
