import xlsx, { type CellObject, type WorkBook } from '@e965/xlsx/dist/xlsx.mini.min.js';

type Value = number | string | undefined;

/**
 * Calculates every formula of a workbook from its other cells, never from a cached value. Supports the forms
 * that reports use.
 */
export class Recalculated {
  private readonly known = new Map<string, number>();

  constructor(private readonly book: WorkBook) {}

  formulas(): { sheet: string; address: string; cell: CellObject }[] {
    return this.book.SheetNames.flatMap((sheet) =>
      Object.entries(this.book.Sheets[sheet] ?? {}).flatMap(([address, cell]: [string, CellObject]) =>
        address.startsWith('!') || cell.f === undefined ? [] : [{ sheet, address, cell }],
      ),
    );
  }

  value(sheet: string, address: string): Value {
    const cell: CellObject | undefined = this.book.Sheets[sheet]?.[address];
    if (cell?.f === undefined) return cell?.v as Value;
    const key = `${sheet}!${address}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const value = this.evaluate(sheet, cell.f);
    this.known.set(key, value);
    return value;
  }

  private evaluate(sheet: string, formula: string): number {
    const numbers: number[] = [];
    const keep = (value: number) => `#${numbers.push(value) - 1}`;
    const text = formula
      .replaceAll(/SUMIFS\(((?:"[^"]*"|'[^']*'|[^)"'])*)\)/g, (_, inner) => keep(this.sumIfs(sheet, inner)))
      .replaceAll(/SUM\(([^)]*)\)/g, (_, range) =>
        keep(this.cells(sheet, range).reduce<number>((sum, value) => sum + Number(value ?? 0), 0)),
      )
      .replaceAll(/(?:'[^']+'!)?\$?[A-Z]+\$?\d+/g, (reference) =>
        keep(Number(this.cells(sheet, reference)[0] ?? 0)),
      );
    const terms = text.split(/(?=[+-])/);
    return terms.reduce((sum, term) => {
      const [, sign, product = ''] = /^([+-]?)(.*)$/.exec(term) ?? [];
      const factors = product.split(/(?=[*/])/).map((part) => {
        const [, operator, operand = ''] = /^([*/]?)(#?[\d.]+)$/.exec(part) ?? [];
        const value = operand.startsWith('#') ? numbers[Number(operand.slice(1))] : Number(operand);
        if (value === undefined || Number.isNaN(value)) throw new Error(`Unknown form: ${formula}`);
        return operator === '/' ? 1 / value : value;
      });
      const value = factors.reduce((left, right) => left * right, 1);
      return sign === '-' ? sum - value : sum + value;
    }, 0);
  }

  private sumIfs(sheet: string, inner: string): number {
    const [of = '', ...criteria] = inner.match(/(?:"[^"]*"|'[^']*'|[^,"'])+/g) ?? [];
    const columns: { values: Value[]; wanted: Value }[] = [];
    for (let index = 0; index < criteria.length; index += 2)
      columns.push({
        values: this.cells(sheet, criteria[index] ?? ''),
        wanted: this.operand(sheet, criteria[index + 1] ?? ''),
      });
    return this.cells(sheet, of).reduce<number>(
      (sum, value, row) =>
        columns.every(({ values, wanted }) => values[row] === wanted) ? sum + Number(value ?? 0) : sum,
      0,
    );
  }

  private operand(sheet: string, text: string): Value {
    if (text.startsWith('"')) return text.slice(1, -1);
    return /^\d+$/.test(text) ? Number(text) : this.cells(sheet, text)[0];
  }

  private readonly ranges = new Map<string, Value[]>();

  private cells(own: string, reference: string): Value[] {
    const [, quoted, range = ''] = /^(?:'([^']+)'!)?(.+)$/.exec(reference) ?? [];
    const sheet = quoted ?? own;
    const key = `${sheet}!${range}`;
    const known = this.ranges.get(key);
    if (known) return known;
    const { s, e } = xlsx.utils.decode_range(range.replaceAll('$', ''));
    const values = Array.from({ length: e.r - s.r + 1 }, (_, row) =>
      this.value(sheet, xlsx.utils.encode_cell({ c: s.c, r: s.r + row })),
    );
    this.ranges.set(key, values);
    return values;
  }
}
