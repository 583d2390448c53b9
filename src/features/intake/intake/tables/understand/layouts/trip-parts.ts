import type { TripParts } from '../../../model';
import { columnOf, evidence, numberAt, type Reading, type Table, textAt } from '../table';
import { normalise } from '../values/normalise';

/** What a row of a trip or a stay says besides; null for a table without such columns. */
export function tripPartsReader(reading: Reading): ((row: number) => TripParts) | null {
  const { table } = reading;
  const [mode, vehicle] = [columnOf(table, 'mode'), columnOf(table, 'vehicle')];
  const [country, city] = [columnOf(table, 'country'), columnOf(table, 'city') ?? destinationColumn(table)];
  const [travellers, names] = [columnOf(table, 'travellers'), namesColumn(table)];
  if ([mode, vehicle, country, city, travellers, names].every((column) => column === null)) return null;
  return (row) => ({
    ...(mode !== null && { mode: textAt(table, row, mode) }),
    ...(vehicle !== null && { vehicle: textAt(table, row, vehicle) }),
    ...(country !== null && { country: textAt(table, row, country) }),
    ...(city !== null && { city: textAt(table, row, city) }),
    ...(travellers !== null && { travellers: countOf(numberAt(reading, row, travellers)) }),
    ...(travellers === null && namesSeveral(textAt(table, row, names)) && { travellers: null }),
    values: [
      ...evidence(table, 'item', row, [mode, vehicle]),
      ...evidence(table, 'travellers', row, [travellers ?? names]),
    ],
  });
}

/** A number of people or rooms; null for anything else. */
export function countOf(number: number | null): number | null {
  return number !== null && Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : null;
}

/** Where a list of trips and stays has no column of cities, a hotel is where its guest went. */
function destinationColumn(table: Table): number | null {
  if (columnOf(table, 'nights') === null) return null;
  const found = table.columns.find(
    ({ field, header }) => field === null && destinations.test(normalise(header)),
  );
  return found?.column ?? null;
}

const destinations =
  /^(to|destination|destination city|arrival city|do|dokad|miejsce docelowe|nach|ziel|zielort)$/;

const nameHeaders =
  /^(passengers?|travell?ers?|participants?|pasazer(owie)?|podrozn[iy]|uczestnicy|osoby|reisender?|teilnehmer|people|persons)( names?)?$/;

/** Who travelled, by name. */
function namesColumn({ columns }: Table): number | null {
  const named = columns.find(({ field, header }) => field === null && nameHeaders.test(normalise(header)));
  return named?.column ?? null;
}

/** `A. Nowak, B. Lis`, and not `Nowak, Jan`. How many people they are is for the user to say. */
function namesSeveral(text: string | null): boolean {
  if (text === null) return false;
  if (/[;&+]| (and|und|oraz|i) /.test(text)) return true;
  const parts = text.split(',').map((part) => part.trim());
  return parts.length > 2 || (parts.length === 2 && parts.every((part) => /[\s.]/.test(part)));
}
