import type { ProofLevel } from '#api/contract/scenarios/scenarios';
import type { ParameterRow } from './definition';

/** `seed/reference/scenarios/parameters.json`: one text for each row, its cells parted by `|`; an empty cell is nothing. */
export type PackedParameters = { columns: string; rows: readonly string[] };

export const parameterColumns = 'id|value|unit|country|year|low|high|sourceId|level|note';

/** Throws for other columns than these, and for a row that has not one cell for each. */
export function unpackParameters({ columns, rows }: PackedParameters): ParameterRow[] {
  if (columns !== parameterColumns) throw new RangeError(`Unknown columns: ${columns}`);
  return rows.map(unpacked);
}

function unpacked(row: string): ParameterRow {
  const cells = row.split('|');
  if (cells.length !== parameterColumns.split('|').length) throw new RangeError(`Not a parameter: ${row}`);
  const [id = '', value, unit = '', country = '', year, low, high, sourceId, level, note] = cells;
  return {
    id,
    value: value || null,
    unit,
    country,
    year: year || null,
    low: low || null,
    high: high || null,
    sourceId: sourceId || null,
    level: (level || null) as ProofLevel | null,
    note: note || null,
  };
}
