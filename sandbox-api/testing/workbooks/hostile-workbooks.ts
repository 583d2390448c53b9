import { strToU8, unzipSync, zipSync } from 'fflate';
import type { WorkbookProblemCode } from '#api/modules/activity-data/imports/workbook/workbook-problem';
import { writeWorkbook } from '#api/modules/activity-data/imports/workbook/write-workbook';

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
export const withText = (text: string) => withData(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`);
const withShared = (items: string) => withPart('xl/sharedStrings.xml', `<sst>${items}</sst>`);
export const withSheets = (count: number, relation: (index: number) => string) => {
  const sheets = Array.from(
    { length: count },
    (_, index) => `<sheet name="s${index}" sheetId="${index + 1}" r:id="${relation(index)}"/>`,
  );
  return withPart(
    'xl/workbook.xml',
    `<workbook ${namespaces}><sheets>${sheets.join('')}</sheets></workbook>`,
  );
};

function withStyledNumbers(format: string, count: number): Uint8Array {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`;
  const cells = '<row><c s="0"><v>12.5</v></c></row>'.repeat(count);
  const own = unzipSync(withData(cells));
  return zipSync({ ...own, 'xl/styles.xml': strToU8(styles) }, { level: 9 });
}

/** Small files that take a careless reader much work, and how each is refused. */
export const hostileWorkbooks: readonly (readonly [string, () => Uint8Array, WorkbookProblemCode])[] = [
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
];

/** Unclosed markup: a careless reader searches the rest of the part for its end, once for each occurrence. */
export const harmlessOddities: readonly (readonly [string, () => Uint8Array, 'none'])[] = [
  ['4 million attributes', () => withData(`<row ${'a="1" '.repeat(4e6)}/>`), 'none'],
  [
    '100,000 empty texts in a cell',
    () => withData(`<row><c t="inlineStr">${'<is/>'.repeat(1e5)}</c></row>`),
    'none',
  ],
  ['100,000 cells closed by another prefix', () => withData(`<row>${'<c></ż:c>'.repeat(1e5)}</row>`), 'none'],
  ['100,000 cells closed with a blank', () => withData(`<row>${'<c></c >'.repeat(1e5)}</row>`), 'none'],
  [
    '100,000 elements that begin like a cell',
    () => withData(`<row>${'<c-x></c-x>'.repeat(1e5)}</row>`),
    'none',
  ],
  ['100,000 shared texts closed by another prefix', () => withShared('<si></ż:si>'.repeat(1e5)), 'none'],
  [
    '20,000 numbers in a format of 300,000 letters',
    () => withStyledNumbers(`${'#'.repeat(300_000)}`, 20_000),
    'none',
  ],
  ['a row far below the last one', () => withData('<row r="4000000000"><c><v>1</v></c></row>'), 'none'],
];
