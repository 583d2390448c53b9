import { cellName } from '../../read/cell-names';
import type { Table } from '../table';

export type FoundYear = { year: number; cell: string; raw: string };

/** The only year that the lines above the header name. */
export function yearOfTitle({ sheet, firstHeaderRow }: Table): FoundYear | null {
  const found: FoundYear[] = [];
  for (let row = 0; row < firstHeaderRow; row += 1) {
    for (const [column, cell] of (sheet.rows[row] ?? []).entries()) {
      const raw = cell === null ? '' : String(cell);
      for (const [year] of withoutSingleDay(raw).matchAll(titleYears)) {
        found.push({ year: Number(year), cell: cellName(row, column), raw });
      }
    }
  }
  const named = /(?<!\d)(20\d{2})(?!\d)/.exec(sheet.name ?? '')?.[1];
  const years = new Set(found.map(({ year }) => year));
  if (named !== undefined && years.size === 0)
    return { year: Number(named), cell: '', raw: sheet.name ?? '' };
  return years.size === 1 ? (found[0] ?? null) : null;
}

/** Not the second of `2024/2025`. */
const titleYears = /(?<!\d)(?<!\d{4}\s?[/–-]\s?)(19[789]\d|20\d{2}|21\d{2})(?![\d/–-])/g;
const day =
  /\d{1,2}([./-])\d{1,2}\1\d{4}|\d{1,2}\.?\s+\p{L}{3,12}\.?\s+\d{4}|\p{L}{3,12}\s+\d{1,2},\s+\d{4}/gu;

/** A single day above a table is when it was printed; two of them are its period. */
function withoutSingleDay(text: string): string {
  return [...text.matchAll(day)].length === 1 ? text.replace(day, ' ') : text;
}
