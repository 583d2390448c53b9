import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../../model';
import { serialOf, workbookBytes } from '../../shapes/workbook-bytes';
import { readTable } from './read-table';

function table(bytes: Uint8Array, kind: 'csv' | 'workbook') {
  const source = readTable(bytes, kind);
  if (source.type !== 'table') throw new Error('Not a table');
  return source;
}
const csv = (text: string) => table(new TextEncoder().encode(text), 'csv');

function failureOf(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    return error instanceof UnreadableFile ? error.reason : String(error);
  }
  return undefined;
}

/** The parts of a workbook, changed. */
function changed(bytes: Uint8Array, change: (parts: Record<string, Uint8Array>) => void): Uint8Array {
  const parts = unzipSync(bytes);
  change(parts);
  return zipSync(parts);
}
const sheetPart = 'xl/worksheets/sheet1.xml';

describe('text files', () => {
  it.each([
    ['a;b\n1,5;2\n3,5;4', ';'],
    ['a\tb\n1,5\t2', '\t'],
    ['a|b|c\n1|2|3', '|'],
    ['a,b\n"1,5",2', ','],
    ['sep=|\na|b,c\n1|2', '|'],
    ['Title, with a comma\n\nDatum;Verbrauch\n01.01.2025;9,013\n02.01.2025;0,5', ';'],
  ])('finds the separator of %j', (text, separator) => {
    expect(csv(text).text?.separator).toBe(separator);
  });

  it('keeps blank lines, so that rows are numbered as in the file', () => {
    expect(csv('a,b\n\n1,"x\ny"\n\n').sheets[0]?.rows).toEqual([['a', 'b'], [], ['1', 'x\ny']]);
  });

  it.each([
    // `Zużycie;m³` and `Łódź;ść` by hand in each code page.
    ['windows-1250', [0x5a, 0x75, 0xbf, 0x79, 0x63, 0x69, 0x65, 0x3b, 0x9c, 0xe6], 'Zużycie', 'ść'],
    ['iso-8859-2', [0x5a, 0x75, 0xbf, 0x79, 0x63, 0x69, 0x65, 0x3b, 0xb6, 0xe6], 'Zużycie', 'ść'],
    ['windows-1252', [0x47, 0x65, 0x62, 0xe4, 0x75, 0x64, 0x65, 0x3b, 0x6d, 0xb3], 'Gebäude', 'm³'],
  ])('reads %s', (encoding, bytes, first, second) => {
    const source = table(Uint8Array.from(bytes), 'csv');
    expect(source.text?.encoding).toBe(encoding);
    expect(source.sheets[0]?.rows[0]).toEqual([first, second]);
  });

  it('refuses what it cannot read, with the reason', () => {
    expect(failureOf(() => csv(''))).toBe('empty');
    expect(failureOf(() => csv(' \n;;\n'))).toBe('empty');
    expect(failureOf(() => table(Uint8Array.from([1, 0, 0, 0, 2, 0, 9]), 'csv'))).toBe('unknownType');
    expect(failureOf(() => csv('a,b\n'.repeat(200_001)))).toBe('tooManyRows');
    expect(failureOf(() => table(new Uint8Array(20_000_001).fill(65), 'csv'))).toBe('tooLarge');
  });
});

describe('workbooks', () => {
  const day = (text: string, time = 0, format = 'dd/mm/yyyy') => ({ serial: serialOf(text) + time, format });

  it.each(['xlsx', 'biff8', 'ods'] as const)(
    'reads days, times and numbers of %s without a time zone',
    (bookType) => {
      const rows = [
        ['Day', 'kWh'],
        [day('2025-03-30'), 1234.5],
        [day('2025-10-26', 0.5 / 24, 'yyyy-mm-dd hh:mm'), 'n/a'],
      ];
      const { sheets } = table(workbookBytes([{ name: 'Data', rows }], { bookType }), 'workbook');
      expect(sheets[0]?.rows).toEqual([
        ['Day', 'kWh'],
        ['2025-03-30', 1234.5],
        ['2025-10-26T00:30:00', 'n/a'],
      ]);
      expect(sheets[0]?.shown.get('1:0')).toMatch(/^30\/(03|March)\/2025$/);
    },
  );

  it('reads days of the 1904 system', () => {
    const serial = { serial: serialOf('2025-03-30') - 1462, format: 'yyyy-mm-dd' };
    const bytes = workbookBytes([{ name: 'Data', rows: [['Day'], [serial]] }], { is1904: true });
    expect(table(bytes, 'workbook').sheets[0]?.rows[1]).toEqual(['2025-03-30']);
  });

  it('reads times without a day, and numbers whose format only looks like a date', () => {
    const rows = [
      [
        { serial: 0.5, format: 'hh:mm' },
        { serial: 1, format: '[h]:mm' },
        { serial: 5, format: '0.00 "days"' },
      ],
    ];
    expect(table(workbookBytes([{ name: 'Data', rows }]), 'workbook').sheets[0]?.rows[0]).toEqual([
      '12:00:00',
      '24:00:00',
      5,
    ]);
  });

  it('tells of hidden, empty and merged sheets and of macros', () => {
    const bytes = workbookBytes([
      {
        name: 'Shown',
        rows: [
          ['a', 'b'],
          [1, 2],
        ],
        merges: ['A1:B1'],
      },
      { name: 'Empty', rows: [] },
      { name: 'Hidden', rows: [['a']], isHidden: true },
    ]);
    const withMacros = changed(bytes, (parts) => {
      parts['xl/vbaProject.bin'] = strToU8('macro');
    });
    const { remarks, sheets } = table(withMacros, 'workbook');
    expect(remarks.map(({ code, place }) => [code, place])).toEqual([
      ['macros', null],
      ['mergedCells', 'Shown'],
      ['emptySheet', 'Empty'],
      ['hiddenSheet', 'Hidden'],
    ]);
    expect(sheets.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
  });

  it('leaves formulas without a stored result empty and counts them', () => {
    const bytes = changed(
      workbookBytes([
        {
          name: 'Data',
          rows: [
            ['kWh', 'x'],
            [1, 7],
            [2, 8],
            [3, 9],
          ],
        },
      ]),
      (parts) => {
        const text = strFromU8(parts[sheetPart] ?? new Uint8Array());
        const calculated = text
          .replace(/<c r="A2"[^>]*>.*?<\/c>/, '<c r="A2"><f>1+1</f></c>')
          .replace(/<c r="A3"[^>]*>.*?<\/c>/, '<c r="A3"><f>1+1</f><v></v></c>')
          .replace(/<c r="A4"[^>]*>.*?<\/c>/, '<c r="A4"><f>1+1</f><v>2</v></c>')
          .replace(/<c r="B4"[^>]*>.*?<\/c>/, '<c r="B4" t="str"><f>""</f><v></v></c>');
        parts[sheetPart] = strToU8(calculated);
      },
    );
    const { remarks, sheets } = table(bytes, 'workbook');
    expect(sheets[0]?.rows).toEqual([['kWh', 'x'], [null, 7], [null, 8], [2]]);
    expect(remarks).toEqual([{ code: 'formulaWithoutValue', place: null, params: { count: 2 } }]);
  });

  it('reads written-out days and a sheet of a million blank rows', () => {
    const bytes = changed(workbookBytes([{ name: 'Data', rows: [['Day'], ['x']] }]), (parts) => {
      const blank = Array.from({ length: 1_000_000 }, (_, index) => `<row r="${index + 3}"/>`).join('');
      parts[sheetPart] = strToU8(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Day</t></is></c></row><row r="2"><c r="A2" t="d"><v>2025-03-01</v></c></row>${blank}</sheetData></worksheet>`,
      );
    });
    expect(table(bytes, 'workbook').sheets[0]?.rows).toEqual([['Day'], ['2025-03-01']]);
  });

  it('refuses bombs, damage, encryption and other archives, with the reason', () => {
    const good = workbookBytes([
      {
        name: 'Data',
        rows: [
          ['a', 'b'],
          [1, 2],
        ],
      },
    ]);
    const bomb = changed(good, (parts) => {
      parts['xl/worksheets/sheet2.xml'] = new Uint8Array(201_000_000).fill(32);
    });
    expect(bomb.byteLength).toBeLessThan(300_000);
    expect(failureOf(() => table(bomb, 'workbook'))).toBe('unsafe');
    expect(failureOf(() => table(good.subarray(0, good.length - 200), 'workbook'))).toBe('damaged');
    expect(failureOf(() => table(zipSync({ 'a.txt': strToU8('a') }), 'workbook'))).toBe('unknownType');
    expect(failureOf(() => table(strToU8('a,b'), 'workbook'))).toBe('unknownType');
    const compound = (name: string) => {
      const letters = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
      return Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...letters]);
    };
    expect(failureOf(() => table(compound('EncryptedPackage'), 'workbook'))).toBe('encrypted');
    expect(failureOf(() => table(compound('Book'), 'workbook'))).toBe('oldWorkbook');
    expect(failureOf(() => table(compound('WordDocument'), 'workbook'))).toBe('unknownType');
  });
});
