import type { EvidenceValue } from '#api/contract/intake/evidence';
import type { RawRecord } from '../model';

/** The places of a record's values: a part that the user pointed at replaces what was found for it. */
export function mergedValues(
  found: EvidenceValue[],
  pointedAt: EvidenceValue[] | undefined,
): EvidenceValue[] {
  if (!pointedAt || pointedAt.length === 0) return found;
  const parts = new Set(pointedAt.map(({ part }) => part));
  return [...found.filter(({ part }) => !parts.has(part)), ...pointedAt];
}

/** With the unit of the file beside an amount that was converted, where no cell or word of its own has the unit. */
export function withUnitOfFile(values: EvidenceValue[], unit: string): EvidenceValue[] {
  const amount = values.find(({ part }) => part === 'amount');
  if (!amount || values.some(({ part }) => part === 'unit')) return values;
  return [...values, { part: 'unit', place: amount.place, raw: unit }];
}

/** As the user finds the record in the file: its row, its page, or the path of its element. */
export function placeOf({ key, values }: RawRecord): string {
  const place = (values.find(({ part }) => part === 'amount') ?? values[0])?.place;
  if (!place) return key;
  if (place.type === 'page') return String(place.page);
  if (place.type === 'element') return place.path;
  const rows =
    place.type === 'rows' ? `${place.firstRow}–${place.lastRow}` : (place.cells[0] ?? '').replace(/^\D+/, '');
  return place.sheet === null ? rows : `${place.sheet}!${rows}`;
}
