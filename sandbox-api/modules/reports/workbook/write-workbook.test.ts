import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formats, formula, number, type WorkbookSheet } from '#api/domain/reports/workbook/sheet';
import { columnName } from './write-sheet';
import { writeWorkbook } from './write-workbook';

const sheet: WorkbookSheet = {
  name: 'Żółć & <b>',
  headRow: 1,
  boldRows: [3],
  noteRows: [4],
  rows: [
    ['Place', 'Scope 2, location-based method, in tonnes of carbon dioxide equivalent'],
    ['=1+1', number(2, formats.amount)],
    ['Sum', formula('B2*2', 4, formats.tonnes)],
    ['A note that says more than a line has room for. '.repeat(4)],
    ['one\ntwo', number(-0.0000001, formats.kilograms)],
    ['plain', null],
  ],
  filter: 'A1:B2',
};

async function partsOf(sheets: WorkbookSheet[]): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(await writeWorkbook(sheets)));
  return Object.fromEntries(files.map(([path, content]) => [path, strFromU8(content)]));
}

const rowsOf = (part = '') => [...part.matchAll(/<row r="(\d+)"(?: ht="(\d+)")?/g)];

describe('a written workbook', () => {
  test('gives heads, notes and texts of several lines the height they need, and no other row one', async () => {
    const rows = rowsOf((await partsOf([sheet]))['xl/worksheets/sheet1.xml']);
    const heights = rows.map(([, , height]) => (height === undefined ? null : Number(height)));
    expect(heights).toEqual([expect.any(Number), null, null, expect.any(Number), 30, null]);
    expect(Math.min(...heights.filter((height) => height !== null))).toBeGreaterThan(15);
  });

  test('keeps a formula with its value, and a text that looks like one as a text even when edited', async () => {
    const parts = await partsOf([sheet]);
    const part = parts['xl/worksheets/sheet1.xml'] ?? '';
    expect(part).toMatch(/<c r="B3" s="\d+"><f>B2\*2<\/f><v>4<\/v><\/c>/);
    const style = Number(/<c r="A2" s="(\d+)" t="s">/.exec(part)?.[1]);
    const [, formatsOfCells = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(parts['xl/styles.xml'] ?? '') ?? [];
    expect(formatsOfCells.match(/<xf .*?<\/xf>/g)?.[style]).toContain('quotePrefix="1"');
    expect(parts['xl/workbook.xml']).toContain('name="Żółć &amp; &lt;b&gt;"');
  });

  test('is the same to the byte from the same sheets, and holds a text once', async () => {
    expect(await writeWorkbook([sheet])).toEqual(await writeWorkbook([sheet]));
    const texts = (await partsOf([sheet, { ...sheet, name: 'Other' }]))['xl/sharedStrings.xml'];
    expect(texts?.match(/<t xml:space="preserve">plain<\/t>/g)).toHaveLength(1);
  });

  test('continues after the column Z', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });
});
