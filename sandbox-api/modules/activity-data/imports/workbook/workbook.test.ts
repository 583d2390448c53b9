import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook';
import type { SheetContent } from './sheet-content';
import type { WorkbookProblem } from './workbook-problem';
import { writeWorkbook } from './write-workbook';

const sheet = (rows: SheetContent['rows'], more: Partial<SheetContent> = {}): SheetContent => ({
  name: 'Data',
  columns: [{ width: 10 }],
  rows,
  ...more,
});

function rowsOf(bytes: Uint8Array, limit = 100) {
  const rows = readWorkbook(bytes).sheets[0]?.rows(limit) ?? [];
  return rows.map(({ number, cells }) => [number, ...[...cells].map(([column, cell]) => [column, cell])]);
}

/** Our own workbook with some of its parts replaced. */
function changed(parts: Record<string, string | null>): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(
    writeWorkbook([sheet(new Map([[1, [{ value: 'a' }]]]))]),
  );
  for (const [name, text] of Object.entries(parts)) {
    if (text === null) delete files[name];
    else files[name] = strToU8(text);
  }
  return zipSync(files);
}

const withSheet = (data: string) => changed({ 'xl/worksheets/sheet1.xml': `<worksheet>${data}</worksheet>` });

function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return (error as WorkbookProblem).code;
  }
  return 'none';
}
const codeOf = (bytes: Uint8Array) => problemOf(() => rowsOf(bytes));

describe('what is written is read again', () => {
  test('texts, numbers, dates and gaps keep their places', () => {
    const bytes = writeWorkbook([
      sheet(
        new Map([
          [2, [{ value: 'Łódź <&> "x"' }, null, { value: 0.1 }]],
          [5, [{ value: 45658, style: 'date' }, { value: ' _x0041_\n😀' }]],
        ]),
      ),
    ]);
    expect(rowsOf(bytes)).toEqual([
      [2, [0, { kind: 'text', value: 'Łódź <&> "x"' }], [2, { kind: 'number', value: 0.1, isDate: false }]],
      [5, [0, { kind: 'number', value: 45658, isDate: true }], [1, { kind: 'text', value: ' _x0041_\n😀' }]],
    ]);
  });

  test('a text that would run as a formula gets an apostrophe; a signed number does not', () => {
    const values = ['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '-12.5', '+3', 'a=b'];
    const bytes = writeWorkbook([sheet(new Map([[1, values.map((value) => ({ value }))]]))]);
    const texts = rowsOf(bytes)[0]
      ?.slice(1)
      .map((cell) => (cell as [number, { value: string }])[1].value);
    expect(texts).toEqual(["'=1+1", "'+A1", "'-A1", "'@SUM(A1)", "'\t=1", '-12.5', '+3', 'a=b']);
  });

  test('hidden sheets are said to be hidden, and the same content gives the same bytes', () => {
    const sheets = [sheet(new Map()), sheet(new Map(), { name: 'Lists', isHidden: true })];
    const bytes = writeWorkbook(sheets);
    expect(readWorkbook(bytes).sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Data', false],
      ['Lists', true],
    ]);
    expect(writeWorkbook(sheets)).toEqual(bytes);
  });
});

describe('what other programs write', () => {
  test('shared strings with rich text and readings, results of formulas, booleans, errors, ISO dates', () => {
    const bytes = changed({
      'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="a"><x:sheetData><x:row r="3" spans="1:9">
        <x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="B3" t="str"><x:f>A1&amp;"b"</x:f><x:v>ab</x:v></x:c>
        <x:c r="C3"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="D3"><x:f>NOW()</x:f></x:c>
        <x:c r="E3" t="b"><x:v>1</x:v></x:c><x:c r="F3" t="e"><x:v>#REF!</x:v></x:c>
        <x:c r="G3" t="d"><x:v>2025-01-31T00:00:00</x:v></x:c><x:c r="AB3" t="n"><x:v>1e3</x:v></x:c>
      </x:row></x:sheetData></x:worksheet>`,
      'xl/sharedStrings.xml':
        '<sst><si><r><t>Na</t></r><r><rPr><b/></rPr><t xml:space="preserve">tural </t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Type="u/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId9" Type="u/sharedStrings" Target="../xl/sharedStrings.xml"/></Relationships>',
    });
    expect(rowsOf(bytes)).toEqual([
      [
        3,
        [0, { kind: 'text', value: 'Natural ' }],
        [1, { kind: 'text', value: 'ab' }],
        [2, { kind: 'number', value: 2, isDate: false }],
        [3, { kind: 'uncalculated' }],
        [4, { kind: 'boolean', value: true }],
        [5, { kind: 'error', value: '#REF!' }],
        [6, { kind: 'date', value: '2025-01-31' }],
        [27, { kind: 'number', value: 1000, isDate: false }],
      ],
    ]);
  });

  test('a number is read as it is written, or is no number', () => {
    const cells = ['0x10', '1e3', '-.5', '+7.', '0b11', '1e400', '12 3'];
    const bytes = withSheet(
      `<sheetData><row>${cells.map((text) => `<c><v>${text}</v></c>`).join('')}</row></sheetData>`,
    );
    const values = rowsOf(bytes)[0]
      ?.slice(1)
      .map((cell) => (cell as [number, { value: unknown }])[1].value);
    expect(values).toEqual(['0x10', 1000, -0.5, 7, '0b11', '1e400', '12 3']);
  });

  test('a value of a place that is none is damage, not lost', () => {
    for (const place of ['a2', '5', '$A$2', ''])
      expect(codeOf(withSheet(`<sheetData><row><c r="${place}"><v>7</v></c></row></sheetData>`))).toBe(
        'broken',
      );
    const below = withSheet('<sheetData><row r="9007199254740991"><c><v>7</v></c></row></sheetData>');
    expect(rowsOf(below)).toEqual([[1, [0, { kind: 'number', value: 7, isDate: false }]]]);
  });

  test('elements under any prefix, closed with a blank, are read', () => {
    const bytes = withSheet(
      '<ż:sheetData><ż:row r="2" ><ż:c r="A2" t="str" ><ż:v >a</ż:v ></ż:c ></ż:row ></ż:sheetData >',
    );
    expect(rowsOf(bytes)).toEqual([[2, [0, { kind: 'text', value: 'a' }]]]);
  });

  test('rows and cells without references follow each other; one that goes back does not overwrite', () => {
    const bytes = withSheet(
      '<sheetData><row><c><v>1</v></c><c><v>2</v></c></row><row r="1"><c r="B1"><v>3</v></c></row></sheetData>',
    );
    expect(rowsOf(bytes).map(([number, ...cells]) => [number, cells.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('a value outside every row is damage, not a row before the first', () => {
    expect(codeOf(withSheet('<sheetData><c><v>1</v></c><row><c><v>2</v></c></row></sheetData>'))).toBe(
      'broken',
    );
  });
});

describe('hostile files', () => {
  test('a million empty rows are no rows', () => {
    const rows = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 1}"/>`).join('');
    const bytes = withSheet(`<sheetData>${rows}<row r="1000001"><c><v>7</v></c></row></sheetData>`);
    expect(rowsOf(bytes)).toEqual([[1_000_001, [0, { kind: 'number', value: 7, isDate: false }]]]);
  });

  test('more rows than asked for are not kept', () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(500);
    expect(rowsOf(withSheet(`<sheetData>${rows}</sheetData>`), 10)).toHaveLength(10);
  });

  test('an archive that unpacks to more than the budget is refused, whatever size it claims', () => {
    const bomb = withSheet(`<sheetData>${' '.repeat(40 * 1024 * 1024)}</sheetData>`);
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(codeOf(bomb)).toBe('unpacksTooLarge');
    expect(codeOf(withClaimedSizes(bomb, 10))).toBe('unpacksTooLarge');
  });

  test('an archive of thousands of parts is refused', () => {
    const files = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`a${index}`, strToU8('x')]));
    expect(codeOf(zipSync(files))).toBe('unpacksTooLarge');
  });

  test('a document type, with which entities could grow, is refused', () => {
    const entities = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>';
    expect(codeOf(changed({ 'xl/worksheets/sheet1.xml': `${entities}<worksheet>&c;</worksheet>` }))).toBe(
      'broken',
    );
    expect(codeOf(withSheet('<sheetData><row><c t="str"><v>&c;</v></c></row></sheetData>'))).toBe('broken');
  });

  test.each([
    ['an element that is not closed', '<sheetData><row>'],
    ['elements closed in the wrong order', '<sheetData><row></sheetData></row>'],
    ['a tag without an end', '<sheetData><row r="1'],
    ['a character that XML has not', '<sheetData><row><c t="str"><v>&#0;</v></c></row></sheetData>'],
    ['half an entity', '<sheetData><row><c t="str"><v>a &amp b</v></c></row></sheetData>'],
  ])('%s is damage', (_, data) => expect(codeOf(withSheet(data))).toBe('broken'));

  test('bytes that are no UTF-8, a cut archive and a missing part are damage', () => {
    const files = unzipSync(changed({}));
    expect(codeOf(zipSync({ ...files, 'xl/worksheets/sheet1.xml': new Uint8Array([60, 255, 254]) }))).toBe(
      'broken',
    );
    expect(codeOf(changed({}).subarray(0, 700))).toBe('broken');
    expect(codeOf(changed({ 'xl/worksheets/sheet1.xml': null }))).toBe('broken');
  });

  test('every cut and many a flipped byte end in a refusal or in rows, never in another error', () => {
    const whole = changed({});
    for (let length = 0; length < whole.byteLength; length += 7) {
      expect(['broken', 'notWorkbook', 'none']).toContain(codeOf(whole.subarray(0, length)));
    }
    for (let position = 0; position < whole.byteLength; position += 3) {
      const flipped = whole.slice();
      flipped[position] = (flipped[position] ?? 0) ^ 0xff;
      expect(['broken', 'notWorkbook', 'unpacksTooLarge', 'encrypted', 'none']).toContain(codeOf(flipped));
    }
  });

  test.each([
    ['macros', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml', 'macros'],
    [
      'a text document',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      'notWorkbook',
    ],
  ])('%s by content, whatever the name says', (_, type, code) => {
    const types = `<Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/></Types>`;
    expect(codeOf(changed({ '[Content_Types].xml': types }))).toBe(code);
  });

  test('macros hidden in a workbook that claims to have none are refused', () => {
    expect(codeOf(changed({ 'xl/vbaProject.bin': 'x' }))).toBe('macros');
  });

  test('other archives, encrypted workbooks, old workbooks and plain text are told apart', () => {
    expect(codeOf(zipSync({ 'a.txt': strToU8('x') }))).toBe('notWorkbook');
    expect(codeOf(strToU8('Fuel;Amount'))).toBe('notWorkbook');
    expect(codeOf(new Uint8Array())).toBe('notWorkbook');
    const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
    expect(codeOf(new Uint8Array([...compound, ...name]))).toBe('encrypted');
    expect(codeOf(new Uint8Array(compound))).toBe('notWorkbook');
  });

  test('an archive whose parts are encrypted is said to be', () => {
    const bytes = changed({});
    const view = new DataView(bytes.buffer);
    for (let offset = 0; offset < bytes.byteLength - 4; offset += 1) {
      if (view.getUint32(offset, true) === 0x02014b50) view.setUint16(offset + 8, 1, true);
    }
    expect(codeOf(bytes)).toBe('encrypted');
  });
});

/** Writes another unpacked size into every header. */
function withClaimedSizes(bytes: Uint8Array, size: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (let offset = 0; offset < copy.byteLength - 46; offset += 1) {
    if (view.getUint32(offset, true) === 0x04034b50) view.setUint32(offset + 22, size, true);
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, size, true);
  }
  return copy;
}
