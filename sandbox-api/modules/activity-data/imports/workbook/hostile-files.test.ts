import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook';
import type { WorkbookProblem } from './workbook-problem';
import { writeWorkbook } from './write-workbook';

const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

function withPart(name: string, text: string): Uint8Array {
  const own: Record<string, Uint8Array> = unzipSync(
    writeWorkbook([{ name: 'Data', columns: [], rows: new Map([[1, [{ value: 'a' }]]]) }]),
  );
  return zipSync({ ...own, [name]: strToU8(text) }, { level: 9 });
}

const withData = (data: string) =>
  withPart('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${data}</sheetData></worksheet>`);
const withText = (text: string) => withData(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`);
const withShared = (items: string) => withPart('xl/sharedStrings.xml', `<sst>${items}</sst>`);
const withSheets = (count: number, relation: (index: number) => string) => {
  const sheets = Array.from(
    { length: count },
    (_, index) => `<sheet name="s${index}" sheetId="${index + 1}" r:id="${relation(index)}"/>`,
  );
  return withPart(
    'xl/workbook.xml',
    `<workbook ${namespaces}><sheets>${sheets.join('')}</sheets></workbook>`,
  );
};

/** How a file is answered, and the processor's time for it, which other work on the machine does not prolong. */
function answerTo(bytes: Uint8Array): { code: string; seconds: number } {
  const before = process.cpuUsage();
  let code = 'none';
  try {
    readWorkbook(bytes);
  } catch (error) {
    code = (error as WorkbookProblem).code;
  }
  const { user, system } = process.cpuUsage(before);
  return { code, seconds: (user + system) / 1e6 };
}

test.each([
  ['a cell of 7.8 million entities', () => withText('&lt;'.repeat(7_800_000)), 'unpacksTooLarge'],
  ['a cell of 4.5 million coded letters', () => withText('_x0041_'.repeat(4_500_000)), 'unpacksTooLarge'],
  ['a cell of 6 million letters by their numbers', () => withText('&#65;'.repeat(6e6)), 'unpacksTooLarge'],
  [
    'a text that cells share, of 4 million entities',
    () => withShared(`<si><t>${'&amp;'.repeat(4e6)}</t></si>`),
    'unpacksTooLarge',
  ],
  ['a cell one letter too long', () => withText('a'.repeat(32_768)), 'unpacksTooLarge'],
  [
    'the result of a formula that is too long',
    () => withData(`<row><c t="str"><f>A2</f><v>${'a'.repeat(32_768)}</v></c></row>`),
    'unpacksTooLarge',
  ],
  [
    'hundreds of cells as long as they may be',
    () => withData(`<row><c t="inlineStr"><is><t>${'&gt;'.repeat(32_000)}</t></is></c></row>`.repeat(200)),
    'unpacksTooLarge',
  ],
  [
    '6 million cell styles',
    () => withPart('xl/styles.xml', `<styleSheet><cellXfs>${'<xf/>'.repeat(6e6)}</cellXfs></styleSheet>`),
    'unpacksTooLarge',
  ],
  ['900,000 tiny rows', () => withData('<row><c><v>1</v></c></row>'.repeat(900_000)), 'unpacksTooLarge'],
  ['2.4 million shared texts', () => withShared('<si><t/></si>'.repeat(2_400_000)), 'unpacksTooLarge'],
  ['20,000 sheets', () => withSheets(20_000, (index) => `rId${index + 1}`), 'unpacksTooLarge'],
  ['one sheet listed 20,000 times', () => withSheets(20_000, () => 'rId1'), 'broken'],
  ['9 million elements in each other', () => withData('<a>'.repeat(9e6)), 'broken'],
  ['4 million attributes', () => withData(`<row ${'a="1" '.repeat(4e6)}/>`), 'none'],
])('%s: answered at once', (_, make, code) => {
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
