import { read, utils } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toXlsx } from './xlsx';

const readBack = async (blob: Blob) => read(await blob.arrayBuffer(), { cellFormula: true });

describe('a workbook', () => {
  it('has its sheets with numbers as unrounded numbers and gaps as empty cells', async () => {
    const book = await readBack(
      toXlsx([
        {
          name: 'Emissions',
          rows: [
            ['Month', 't CO₂e'],
            ['Jan, 2026', 0.1234567890123],
            ['Feb, 2026', null],
          ],
        },
        { name: 'Filters', rows: [['Location', 'Łódź plant']] },
      ]),
    );
    expect(book.SheetNames).toEqual(['Emissions', 'Filters']);
    const sheet = book.Sheets.Emissions;
    expect(sheet?.B2).toMatchObject({ t: 'n', v: 0.1234567890123 });
    expect(sheet?.B3).toBeUndefined();
    expect(utils.sheet_to_json(book.Sheets.Filters ?? {}, { header: 1 })).toEqual([
      ['Location', 'Łódź plant'],
    ]);
  });

  it.each(['=1+1', '+48 600', '-1+cmd', '@SUM(A1)', '\t=1'])('neutralises the text %j', async (text) => {
    const cell = (await readBack(toXlsx([{ name: 'A', rows: [[text]] }]))).Sheets.A?.A1;
    expect(cell).toMatchObject({ t: 's', v: `'${text}` });
    expect(cell?.f).toBeUndefined();
  });

  it('is not broken by XML characters, many columns or control characters', async () => {
    const wide = Array.from({ length: 30 }, (_, index) => index);
    const book = await readBack(toXlsx([{ name: 'A & "B" <C>', rows: [['a<b>&"c"\u0000'], wide] }]));
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    expect(sheet?.A1?.v).toBe('a<b>&"c"');
    expect(sheet?.AD2?.v).toBe(29);
    expect(book.SheetNames).toEqual(['A & "B" <C>']);
  });

  it('has the first row in bold, and no other', async () => {
    const book = toXlsx([
      {
        name: 'A',
        rows: [
          ['Month', 't'],
          ['Jan', 1],
          ['Feb', 2],
        ],
      },
    ]);
    const files = unzipSync(new Uint8Array(await book.arrayBuffer()));
    const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const fonts = [...part('xl/styles.xml').matchAll(/<font>(.*?)<\/font>/g)].map(([, font]) => font);
    const fontOfStyle = [...part('xl/styles.xml').matchAll(/<xf [^>]*fontId="(\d+)"[^>]*xfId/g)].map(
      ([, id]) => fonts[Number(id)]?.includes('<b/>'),
    );
    const styled = [...part('xl/worksheets/sheet1.xml').matchAll(/<c r="(\w+)"(?: s="(\d+)")?/g)];
    const bold = styled.filter(([, , style = '0']) => fontOfStyle[Number(style)]).map(([, place]) => place);
    expect(bold).toEqual(['A1', 'B1']);
  });

  it.each(["'quoted'", `${'a'.repeat(30)}'b`])('accepts the name %j as well', async (name) => {
    const book = await readBack(toXlsx([{ name, rows: [['x']] }]));
    expect(book.Sheets[book.SheetNames[0] ?? '']?.A1?.v).toBe('x');
  });

  it('accepts any text as the name of a sheet', async () => {
    const book = await readBack(
      toXlsx([{ name: 'Gas/oil: [all] of the northern locations*?', rows: [['x']] }]),
    );
    expect(book.SheetNames[0]).toHaveLength(31);
  });
});
