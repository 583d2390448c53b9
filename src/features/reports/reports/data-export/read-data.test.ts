import { describe, expect, test } from 'vitest';
import { type Ask, DataKeepsChanging, readCompanyData } from './read-data';

const table = { name: 'ledger', meaning: 'Lines', columns: [] };

/** An API whose data changes during the first calls; the ledger has two pages. */
function changingFor(changes: number): Ask {
  let asked = 0;
  const ask = async (_endpoint: unknown, input: { query?: { after?: string } }) => {
    asked += 1;
    const dataState = String(Math.min(asked, changes));
    const list = { companyName: 'Mill', date: '2026-11-26', language: 'en', fileName: 'mill-2026-11-26' };
    if (!input.query) return { ...list, tables: [table], ledgerLines: 2, dataState };
    return input.query.after ? { rows: [[2]], next: null, dataState } : { rows: [[1]], next: 'x', dataState };
  };
  return ask as unknown as Ask;
}

describe('reading the data of a company', () => {
  test('reads all pages and reports its progress', async () => {
    const shares: number[] = [];
    const data = await readCompanyData((share) => shares.push(share), changingFor(0));
    expect(data.tables).toEqual([{ ...table, rows: [[1], [2]] }]);
    expect(shares).toEqual([0.5, 1]);
  });

  test('starts over when data changes during the read', async () => {
    const data = await readCompanyData(() => undefined, changingFor(4));
    expect(data.tables[0]?.rows).toEqual([[1], [2]]);
  });

  test('gives up when data keeps changing instead of mixing two states', async () => {
    await expect(readCompanyData(() => undefined, changingFor(100))).rejects.toThrow(DataKeepsChanging);
  });
});
