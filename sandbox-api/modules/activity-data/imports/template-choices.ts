import type { Locale } from '#api/contract/messages';
import type { ImportColumns, ImportField, KindCode } from './columns';
import type { ImportItem } from './items';
import { columnName } from './workbook/cells';
import type { Cell, SheetContent } from './workbook/sheet-content';

export type Template = {
  columns: ImportColumns;
  /** Whose entries it is for; null for locations themselves. */
  location: { id: number; name: string } | null;
  items: readonly ImportItem[];
  locale: Locale;
  /** The present day, for examples. */
  today: string;
};

/** The formula behind the drop-down of a column's first row; undefined for a column without one. */
export type ChoiceRanges = (field: ImportField, firstRow: number) => string | undefined;

const sheetName = 'Lists';
const marker = 'ledgerleaf';
const noLocation = 0;

/**
 * The hidden sheet that drop-downs read. One row per item: its name, how many units and variants it has, then the
 * units, then the variants. What a row offers depends on its first cell:
 *
 *     Natural gas | 2 | 1 | m³ | kWh | Grid average
 *     Diesel      | 1 | 0 | l  |     |
 */
export function choiceSheet({ columns, location, items, locale }: Template): {
  sheet: SheetContent;
  ranges: ChoiceRanges;
} {
  const mostUnits = Math.max(1, ...items.map(({ units }) => units.length));
  const mostVariants = Math.max(0, ...items.map(({ variants }) => variants.length));
  const rows = items.map((item): (Cell | null)[] => [
    { value: item.names[locale] },
    { value: item.units.length },
    { value: item.variants.length },
    ...item.units.map(({ symbols }) => ({ value: symbols[locale] })),
    ...Array<null>(mostUnits - item.units.length).fill(null),
    ...item.variants.map(({ names }) => ({ value: names[locale] })),
  ]);
  const origin: (Cell | null)[] = [{ value: [marker, columns.code, location?.id ?? noLocation].join(':') }];
  return {
    sheet: {
      name: sheetName,
      isHidden: true,
      columns: Array.from({ length: 3 + mostUnits + mostVariants }, () => ({ width: 16 })),
      rows: new Map([origin, ...rows].map((cells, index) => [index + 1, cells])),
    },
    ranges: rangesOf(items, { units: 3, variants: 3 + mostUnits }),
  };
}

function rangesOf(items: readonly ImportItem[], starts: { units: number; variants: number }): ChoiceRanges {
  const column = (letter: string) => `${sheetName}!$${letter}$2:$${letter}$${items.length + 1}`;
  const names = column('A');
  /** As many cells to the right of `start` as the item's row says in the column with the count. */
  const dependent = (start: number, countColumn: string, row: number) => {
    const place = `MATCH($A${row},${names},0)`;
    return `OFFSET(${sheetName}!$${columnName(start)}$1,${place},0,1,INDEX(${column(countColumn)},${place}))`;
  };
  return (field, firstRow) => {
    if (field === 'item') return names;
    if (field === 'unit') return dependent(starts.units, 'B', firstRow);
    return field === 'variant' ? dependent(starts.variants, 'C', firstRow) : undefined;
  };
}

/** Which template a workbook was made from, read from the first cell of a hidden sheet. */
export function originOf(text: string): { code: KindCode; locationId: number | undefined } | undefined {
  const [start, code, locationId] = text.split(':');
  if (start !== marker || !code || !locationId) return undefined;
  return { code: code as KindCode, locationId: Number(locationId) || undefined };
}
