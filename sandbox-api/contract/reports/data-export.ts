import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, wholeParam } from '#api/contract/fields';
import { localeCodes } from '#api/contract/messages';
import { dataTableNames, rowsOf } from './data-tables/data-tables';

const tag = 'Data export';
const path = '/api/DataExport/Tables';
const members = { level: 'member' } as const;

export const dataColumn = z.object({
  name: z.string(),
  type: z.enum(['text', 'integer', 'number', 'date']),
  unit: z.string().nullable(),
  /** In the caller's language. */
  meaning: z.string(),
  isKey: z.boolean(),
  /** Table whose key of the same name it holds. */
  references: z.string().nullable(),
});

export const dataTable = z.object({
  name: z.enum(dataTableNames),
  meaning: z.string(),
  columns: z.array(dataColumn),
});
export type DataTable = z.output<typeof dataTable>;

/** Of all data of the company: pages with the same state belong together, because nothing changed in between. */
const dataState = z.string();

export const dataTableList = z
  .object({
    companyName: z.string(),
    /** The portal's today. */
    date,
    language: z.enum(localeCodes),
    /** How files of the data are named, without an ending: `jagodno-foods-2026-11-26`. */
    fileName: z.string(),
    /** In an order in which a table follows those that it refers to. */
    tables: z.array(dataTable),
    /** Rows of the ledger, by far the longest table, used to show progress. */
    ledgerLines: z.number().int(),
    dataState,
  })
  .meta({ id: 'DataTableList' });
export type DataTableList = z.output<typeof dataTableList>;

export const listDataTables = defineEndpoint({
  id: 'listDataTables',
  tag,
  summary: "The tables in which the company's data can be exported, with the meaning of each column",
  method: 'get',
  path,
  access: members,
  response: dataTableList,
});

/** Most rows of a page. */
export const dataPageSize = 5000;

const [firstName, ...otherNames] = dataTableNames;
const pageOf = (name: (typeof dataTableNames)[number]) =>
  z.object({
    table: z.literal(name),
    rows: rowsOf(name),
    /** Query value of the next page; null at the end. */
    next: z.string().nullable(),
    dataState,
  });

export const dataPage = z
  .discriminatedUnion('table', [pageOf(firstName ?? 'ledger'), ...otherNames.map(pageOf)])
  .meta({ id: 'DataPage' });
export type DataPage = z.output<typeof dataPage>;

export const readDataTable = defineEndpoint({
  id: 'readDataTable',
  tag,
  summary:
    "A page of one table of the company's data: rows in the order of its columns, numbers as exact decimal strings; only what its modules cover",
  method: 'get',
  path: `${path}/{table}`,
  access: members,
  params: z.object({ table: z.enum(dataTableNames) }),
  query: z.object({
    /** `next` of the page before. */
    after: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .optional(),
    /** Rows of a page; of activity_details, entries. */
    PageSize: wholeParam(1, dataPageSize).default(dataPageSize),
  }),
  response: dataPage,
});
