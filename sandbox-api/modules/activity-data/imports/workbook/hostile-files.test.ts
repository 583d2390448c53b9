import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { harmlessOddities, hostileWorkbooks, withSheets, withText } from '#api/testing/hostile-workbooks';
import { readWorkbook } from './read-workbook';
import type { WorkbookProblem } from './workbook-problem';

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

test('a chart on a sheet of its own is no damage; a sheet that cannot be read is', () => {
  const chart =
    '<Override PartName="/xl/chartsheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.chartsheet+xml"/>';
  const types = (more: string) =>
    `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${more}</Types>`;
  const files: Record<string, Uint8Array> = unzipSync(withSheets(2, (index) => `rId${index + 1}`));
  const withTypes = (more: string) => zipSync({ ...files, '[Content_Types].xml': strToU8(types(more)) });
  expect(readWorkbook(withTypes(chart)).sheets.map(({ name }) => name)).toEqual(['s0']);
  expect(answerTo(withTypes('')).code).toBe('broken');
});
