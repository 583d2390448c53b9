import type { TripParts } from '../../../model';
import { columnOf, evidence, numberAt, type Reading, textAt } from '../table';

/** What a row of a trip or a stay says besides; undefined for a table without such columns. */
export function tripPartsReader(reading: Reading): ((row: number) => TripParts) | null {
  const { table } = reading;
  const [mode, vehicle] = [columnOf(table, 'mode'), columnOf(table, 'vehicle')];
  const travellers = columnOf(table, 'travellers');
  const [country, city] = [columnOf(table, 'country'), columnOf(table, 'city')];
  if ([mode, vehicle, travellers, country, city].every((column) => column === null)) return null;
  return (row) => ({
    ...(mode !== null && { mode: textAt(table, row, mode) }),
    ...(vehicle !== null && { vehicle: textAt(table, row, vehicle) }),
    ...(country !== null && { country: textAt(table, row, country) }),
    ...(city !== null && { city: textAt(table, row, city) }),
    ...(travellers !== null && { travellers: countOf(numberAt(reading, row, travellers)) }),
    values: [
      ...evidence(table, 'item', row, [mode, vehicle, country, city]),
      ...evidence(table, 'travellers', row, [travellers]),
    ],
  });
}

/** A number of people or rooms; null for anything else. */
export function countOf(number: number | null): number | null {
  return number !== null && Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : null;
}
