import { type SourceKind, sourceKinds } from '#api/contract/emissions/emission-selection';
import type { Locale } from '#api/contract/messages';
import type { DataPage, DataTable, DataTableList } from '#api/contract/reports/data-export';
import type { ColumnDefinition } from '#api/contract/reports/data-tables/columns';
import {
  type DataRow,
  type DataTableName,
  dataTableNames,
  dataTables,
} from '#api/contract/reports/data-tables/data-tables';
import { fileStemOf } from '#api/db/workspace-file/file-name';
import { type Ctx, today } from '#api/kernel/context';
import { fieldProblem, found } from '#api/kernel/problem-error';
import { activityRows, type EntryPageAsked, entriesAfter } from './activity-rows';
import { companyRows, keyFigureRows, locationRows, periodRows } from './company-rows';
import { detailRows } from './detail-rows';
import { countLedgerRows, factorRows, ledgerRows } from './ledger-rows';
import { findCompany, findState } from './repository';
import type { Entry } from './repository-activity';

export async function listDataTables({ ctx }: { ctx: Ctx }): Promise<DataTableList> {
  const { db, session, locale, platform } = ctx;
  const dataState = await findState(db, session.companyId);
  const { company } = found(await findCompany(db, session.companyId));
  const date = today(platform.clock);
  return {
    companyName: company.name,
    date,
    language: locale,
    fileName: fileStemOf([company.name], date),
    tables: tablesIn(locale),
    ledgerLines: await countLedgerRows(ctx),
    dataState,
  };
}

function tablesIn(locale: Locale): DataTable[] {
  return dataTableNames.map((name) => ({
    name,
    meaning: dataTables[name].meaning[locale],
    columns: Object.entries<ColumnDefinition>(dataTables[name].columns).map(([column, definition]) => ({
      name: column,
      type: definition.type,
      unit: typeof definition.unit === 'string' ? definition.unit : (definition.unit?.[locale] ?? null),
      meaning: definition.meaning[locale],
      isKey: definition.isKey ?? false,
      references: definition.references ?? null,
    })),
  }));
}

async function documentationRows({ locale }: Ctx): Promise<DataRow<'documentation'>[]> {
  return tablesIn(locale).flatMap(({ name, meaning, columns }) => [
    { table_name: name, column_name: '*', type: null, unit: null, meaning },
    ...columns.map((column) => ({
      table_name: name,
      column_name: column.name,
      type: column.type,
      unit: column.unit,
      meaning: column.meaning,
    })),
  ]);
}

type Asked = { params: { table: DataTableName }; query: { after?: string | undefined; PageSize: number } };

/** The state is read before the rows: what changes between the two is told by the state of the next page. */
export async function readDataTable({ ctx, input }: { ctx: Ctx; input: Asked }): Promise<DataPage> {
  const { table } = input.params;
  const dataState = await findState(ctx.db, ctx.session.companyId);
  const { rows, next } = await pageOf(ctx, table, input.query);
  const columns = Object.keys(dataTables[table].columns);
  const cells = rows.map((row) => columns.map((column) => row[column] ?? null));
  return { table, rows: cells, next, dataState } as DataPage;
}

type Row = Record<string, string | number | null>;
type Page = { rows: Row[]; next: string | null };

async function pageOf(
  ctx: Ctx,
  table: DataTableName,
  { after, PageSize: limit }: Asked['query'],
): Promise<Page> {
  if (table === 'ledger') return ledgerPage(ctx, after, limit);
  if (table === 'activity') return entryPage(ctx, { after: entryKeyOf(after), limit }, activityRows);
  if (table === 'activity_details') return entryPage(ctx, { after: entryKeyOf(after), limit }, detailRows);
  // These are short: a page is cut out of the whole table.
  const start = after === undefined ? 0 : numbersIn(after)[0];
  if (start === undefined) throw unreadable();
  const rows = await shortTables[table](ctx);
  const end = start + limit;
  return { rows: rows.slice(start, end), next: end < rows.length ? String(end) : null };
}

const shortTables: Record<
  Exclude<DataTableName, 'ledger' | 'activity' | 'activity_details'>,
  (ctx: Ctx) => Promise<Row[]>
> = {
  documentation: documentationRows,
  company: companyRows,
  locations: locationRows,
  reporting_periods: periodRows,
  key_figures: keyFigureRows,
  factors: factorRows,
};

async function ledgerPage(ctx: Ctx, after: string | undefined, limit: number): Promise<Page> {
  const key = after === undefined ? null : cursorOf(after, 2);
  const [sourceId = 0, position = 0] = key?.numbers ?? [];
  const { rows, last } = await ledgerRows(ctx, {
    after: key && { kind: key.kind, sourceId, position },
    limit,
  });
  return { rows, next: last && `${last.kind}-${last.sourceId}-${last.position}` };
}

/** Pages of entries, of which each may have several rows. */
async function entryPage(
  ctx: Ctx,
  asked: EntryPageAsked,
  rowsOf: (ctx: Ctx, entries: readonly Entry[]) => Promise<Row[]>,
): Promise<Page> {
  const { entries, last } = await entriesAfter(ctx, asked);
  return { rows: await rowsOf(ctx, entries), next: last && `${last.kind}-${last.id}` };
}

function entryKeyOf(after: string | undefined): EntryPageAsked['after'] {
  if (after === undefined) return null;
  const { kind, numbers } = cursorOf(after, 1);
  return { kind, id: numbers[0] ?? 0 };
}

/** `fuel-12-3`: a kind and so many numbers. */
function cursorOf(after: string, count: number): { kind: SourceKind; numbers: number[] } {
  const [name, ...others] = after.split('-');
  const kind = sourceKinds.find((known) => known === name);
  const numbers = numbersIn(others.join('-'));
  if (!kind || numbers.length !== count) throw unreadable();
  return { kind, numbers };
}

/** None where one of them is no whole number of the database. */
function numbersIn(text: string): number[] {
  const numbers = text.split('-').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN));
  return numbers.some(Number.isNaN) ? [] : numbers;
}

const unreadable = () => fieldProblem('after', 'invalid');
