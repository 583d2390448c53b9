import { strFromU8 } from 'fflate';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { packageParts } from './make-package';
import type { CompanyData } from './read-data';

const data: CompanyData = {
  companyName: 'Mill',
  date: '2026-11-26',
  language: 'en',
  fileName: 'mill-2026-11-26',
  tables: [{ name: 'ledger', meaning: 'Lines of emissions', columns: [], rows: [[1], [2]] }],
};

/** Shows each text as its key and the values inserted into it. */
const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as TFunction<'data-export'>;

const tools = {
  t,
  readSource: async () => {
    throw new Error('no paper');
  },
  errorText: (error: unknown) => (error instanceof Error ? error.message : ''),
  onStep: () => undefined,
};

const readMe = (files: Record<string, Uint8Array>) => strFromU8(files['readMe.name'] ?? new Uint8Array());

describe('a package', () => {
  test('without a report says so in its read-me and describes its tables', async () => {
    const { files, failed } = await packageParts(data, null, tools);
    expect(Object.keys(files)).toEqual(['readMe.name']);
    expect(failed).toEqual([]);
    const text = readMe(files);
    expect(text).toContain('readMe.noReport');
    expect(text).toContain('mill-2026-11-26.sqlite');
    expect(text).toContain('ledger (2)\r\n  Lines of emissions');
  });

  test('names files that could not be created, in the read-me and on screen', async () => {
    const report = { headerId: 7, issue: 2, title: 'Report 2025', hasWorkbook: true };
    const { files, failed } = await packageParts(data, report, tools);
    expect(failed).toEqual([
      'readMe.notMade Report 2025.pdf no paper',
      expect.stringMatching(/^readMe\.notMade Report 2025\.xlsx /),
    ]);
    expect(Object.keys(files)).toEqual(['readMe.name']);
    for (const text of failed) expect(readMe(files)).toContain(text);
    expect(readMe(files)).not.toContain('readMe.pdf');
  });

  test('of a sustainability report says that it has no workbook', async () => {
    const report = { headerId: 7, issue: 2, title: 'Statement', hasWorkbook: false };
    const { files, failed } = await packageParts(data, report, tools);
    expect(failed).toEqual(['readMe.notMade Statement.pdf no paper']);
    expect(readMe(files)).toContain('readMe.noWorkbook Statement');
  });
});
