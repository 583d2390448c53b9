import { readPendingRecalculation } from '#api/contract/emissions/pending-recalculation';
import {
  type DataTable,
  type DataTableList,
  listDataTables,
  readDataTable,
} from '#api/contract/reports/data-export';
import { call } from '@/lib/api/call';

export type DataCell = string | number | null;

export type FilledTable = DataTable & { rows: DataCell[][] };

export type CompanyData = Pick<DataTableList, 'companyName' | 'date' | 'language' | 'fileName'> & {
  tables: FilledTable[];
};

/** The API to read from; tests pass their own. */
export type Ask = typeof call;

/** The data kept changing while it was read. */
export class DataKeepsChanging extends Error {}

/** The ledger has not caught up with a saved change yet, so its lines are old or only partly recalculated. */
export class FiguresUnderWay extends Error {}

const mostAttempts = 3;

/**
 * All tables of the signed-in company as of one moment. If data changes between two pages, reading starts over,
 * because half of an old and half of a new ledger would not add up.
 */
export async function readCompanyData(
  onProgress: (share: number) => void,
  ask: Ask = call,
): Promise<CompanyData> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if ((await ask(readPendingRecalculation, {})).any) throw new FiguresUnderWay();
    const list = await ask(listDataTables, {});
    const tables = await readTables(list, onProgress, ask);
    if (!tables) continue;
    const { companyName, date, language, fileName } = list;
    return { companyName, date, language, fileName, tables };
  }
  throw new DataKeepsChanging();
}

/** Null when the data changed. */
async function readTables(
  { tables, ledgerLines, dataState }: DataTableList,
  onProgress: (share: number) => void,
  ask: Ask,
): Promise<FilledTable[] | null> {
  const filled: FilledTable[] = [];
  for (const table of tables) {
    const rows: DataCell[][] = [];
    let after: string | undefined;
    do {
      const page = await ask(readDataTable, {
        params: { table: table.name },
        query: after === undefined ? {} : { after },
      });
      if (page.dataState !== dataState) return null;
      rows.push(...page.rows);
      after = page.next ?? undefined;
      if (table.name === 'ledger') onProgress(rows.length / Math.max(1, ledgerLines));
    } while (after !== undefined);
    filled.push({ ...table, rows });
  }
  // The data may have changed while the last page was read.
  return (await ask(listDataTables, {})).dataState === dataState ? filled : null;
}
