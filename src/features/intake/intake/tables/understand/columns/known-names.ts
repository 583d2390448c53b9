import type { Cell, ColumnMatch, IntakeChoices } from '../../../model';

/** What the company has names for, each trimmed and in lower case. */
export type KnownNames = Readonly<Record<'location' | 'meter' | 'item', ReadonlySet<string>>>;

export const noNames: KnownNames = { location: new Set(), meter: new Set(), item: new Set() };

/** Without towns: trips start and end there. */
export function namesOfCompany({ locations, meters, items }: IntakeChoices): KnownNames {
  return {
    location: new Set(locations.map(({ name }) => keyOf(name))),
    meter: new Set(meters.map(({ meterNumber }) => keyOf(meterNumber))),
    item: new Set(items.flatMap(({ name, names }) => [name, ...names].map(keyOf))),
  };
}

const minShare = 0.8;
const sampleRows = 300;

/** A column whose cells are names of the company's locations, meters or fuels is that, whatever its header says. */
export function proposeByNames(
  columns: readonly ColumnMatch[],
  rows: readonly Cell[][],
  firstRow: number,
  names: KnownNames,
): void {
  for (const field of ['location', 'meter', 'item'] as const) {
    if (names[field].size === 0 || columns.some((match) => match.field === field)) continue;
    const found = columns.find(
      (match) => match.field === null && isNamed(rows, firstRow, match.column, names[field]),
    );
    if (found) Object.assign(found, { field, reason: 'content' });
  }
}

/** Rows of totals and notes have no name. */
function isNamed(
  rows: readonly Cell[][],
  firstRow: number,
  column: number,
  names: ReadonlySet<string>,
): boolean {
  const texts = rows
    .slice(firstRow, firstRow + sampleRows)
    .flatMap((row) => (row[column] == null ? [] : [keyOf(row[column])]))
    .filter((text) => text !== '');
  return texts.length > 0 && texts.filter((text) => names.has(text)).length >= texts.length * minShare;
}

function keyOf(cell: Exclude<Cell, null>): string {
  return String(cell).trim().toLowerCase();
}
