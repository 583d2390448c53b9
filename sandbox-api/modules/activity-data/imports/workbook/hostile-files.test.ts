import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { isSoak } from '#api/testing/test-form';
import { damaged, damageSeed, damages } from '#api/testing/workbooks/damaged-workbooks';
import {
  harmlessOddities,
  hostileWorkbooks,
  withSheets,
  withText,
} from '#api/testing/workbooks/hostile-workbooks';
import { readWorkbook } from './read-workbook';
import { WorkbookProblem } from './workbook-problem';
import { writeWorkbook } from './write-workbook';

/** How a file is answered, and the processor's time for it, which other work on the machine does not prolong. */
function answerTo(bytes: Uint8Array): { code: string; seconds: number } {
  const before = process.cpuUsage();
  let code = 'none';
  try {
    for (const sheet of readWorkbook(bytes).sheets) sheet.rows(1);
  } catch (error) {
    code = (error as WorkbookProblem).code;
  }
  const { user, system } = process.cpuUsage(before);
  return { code, seconds: (user + system) / 1e6 };
}

test.each([...hostileWorkbooks, ...harmlessOddities])('%s: answered at once', (_, make, code) => {
  const answer = answerTo(make());
  expect(answer.code).toBe(code);
  expect(answer.seconds).toBeLessThan(2);
});

test('a cell as long as a spreadsheet can hold is read, also where each letter is written as its code', () => {
  for (const text of ['a'.repeat(32_767), '&lt;'.repeat(32_767), '_x0041_'.repeat(32_767)]) {
    const cell = readWorkbook(withText(text)).sheets[0]?.rows(1)[0]?.cells.get(0);
    expect(cell?.kind === 'text' && cell.value.length).toBe(32_767);
  }
});

test('a chart on a separate sheet is not damage; an unreadable sheet is', () => {
  const chart =
    '<Override PartName="/xl/chartsheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml"/>';
  const types = (more: string) =>
    `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${more}</Types>`;
  const files: Record<string, Uint8Array> = unzipSync(withSheets(2, (index) => `rId${index + 1}`));
  const withTypes = (more: string) => zipSync({ ...files, '[Content_Types].xml': strToU8(types(more)) });
  expect(readWorkbook(withTypes(chart)).sheets.map(({ name }) => name)).toEqual(['s0']);
  expect(answerTo(withTypes('')).code).toBe('broken');
});

const written = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}.xlsx`, import.meta.url)));
const sound: [string, Uint8Array][] = [
  ['of our own', ownWorkbook()],
  ['of LibreOffice', written('libreoffice-from-csv')],
  ['filled into our template by LibreOffice', written('libreoffice-template')],
];

function ownWorkbook(): Uint8Array {
  const rows = Array.from({ length: 40 }, (_, index) => [
    { value: `Diesel <&> ${index}` },
    { value: index / 7 },
    { value: 45_658 + index, style: 'date' as const },
  ]);
  return writeWorkbook([
    { name: 'Data', columns: [{ width: 10 }], rows: new Map(rows.map((row, index) => [index + 1, row])) },
    { name: 'Lists', columns: [], rows: new Map([[1, [{ value: 'l' }]]]), isHidden: true },
  ]);
}

test.each(sound)(
  'a workbook %s with any damage is read or refused without delay',
  (_, workbook) => {
    fc.assert(
      fc.property(damages, (where) => {
        const bytes = damaged(workbook, where);
        const before = process.cpuUsage();
        try {
          readEverything(bytes);
        } catch (error) {
          // The only error that callers handle.
          expect(error).toBeInstanceOf(WorkbookProblem);
        }
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1e6).toBeLessThan(2);
      }),
      { seed: damageSeed, numRuns: isSoak ? 2000 : 40 },
    );
  },
  600_000,
);

/** What is read is fit to be worked on: texts that a cell can hold, numbers that are some. */
function readEverything(bytes: Uint8Array): void {
  for (const sheet of readWorkbook(bytes).sheets) {
    sheet.eachRow(({ number, cells }) => {
      expect(number).toBeGreaterThan(0);
      for (const cell of cells.values()) {
        if (cell.kind === 'text') expect(cell.value.length).toBeLessThanOrEqual(32_767);
        if (cell.kind === 'number') expect(cell.value).not.toBeNaN();
      }
    });
  }
}
