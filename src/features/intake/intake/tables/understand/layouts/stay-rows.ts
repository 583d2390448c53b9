import type { EvidenceValue } from '#api/contract/intake/evidence';
import type { RawRecord, Remark } from '../../../model';
import { addDays } from '../../intervals/days';
import { isMark } from '../columns/column-facts';
import { cellAt, columnOf, evidence, headerEvidence, numberAt, type Reading, type Table } from '../table';
import { unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import type { FoundAmount } from './amount-columns';
import type { RowPeriod } from './row-period';
import { countOf } from './trip-parts';

/** The unit of stays: a room for a night, however many people sleep in it. */
const stayUnit = 'room-nights';

type FoundStay = FoundAmount & { unit: string; values: EvidenceValue[]; period: RowPeriod };

/** The room-nights of a row, from its first night to its last; null for a row that is no stay. */
export function stayAt(
  reading: Reading,
  row: number,
  amountColumn: number | null,
  period: RowPeriod,
): FoundStay | null {
  const { table } = reading;
  const nights = nightsColumn(table, row, amountColumn);
  if (nights === null) return null;
  const count = numberAt(reading, row, nights);
  return {
    ...roomNights(reading, row, nights),
    unit: stayUnit,
    values: [
      ...evidenceOf(table, row, nights),
      ...headerEvidence(table, 'unit', nights, table.headers[nights] ?? ''),
      ...evidence(table, 'item', row, [columnOf(table, 'country'), columnOf(table, 'city')]),
    ],
    period: withLastNight(period, count, nights),
  };
}

/**
 * The column of the nights, where they are what a row counts. A row of a trip that has nights and no distance is a
 * stay; nights beside energy say how full a hotel of the company was.
 */
function nightsColumn(table: Table, row: number, amountColumn: number | null): number | null {
  const nights = columnOf(table, 'nights');
  if (nights === null) return null;
  if (amountColumn === null) return columnOf(table, 'reading') === null ? nights : null;
  const isBlank = isBlankAt(table, row, amountColumn) || Number(cellAt(table, row, amountColumn)) === 0;
  return isBlank && !isBlankAt(table, row, nights) && isDistance(table.headers[amountColumn]) ? nights : null;
}

/**
 * Nights times rooms. Without a column of rooms, each row is one room, unless it has several guests: how many rooms
 * they had is not known.
 */
function roomNights(reading: Reading, row: number, nights: number): FoundAmount {
  const { table } = reading;
  const [rooms, guests] = [columnOf(table, 'rooms'), columnOf(table, 'travellers')];
  const count = numberAt(reading, row, nights);
  if (rooms !== null) {
    const factor = countOf(numberAt(reading, row, rooms));
    return { value: count === null || factor === null ? null : count * factor, columns: [nights, rooms] };
  }
  const isOneRoom = guests === null || numberAt(reading, row, guests) === 1 || isRoomNights(table, nights);
  return { value: isOneRoom ? count : null, columns: [nights] };
}

/** Both cells as one value, such as `3 × 2`. */
function evidenceOf(table: Table, row: number, nights: number): EvidenceValue[] {
  const parts = [nights, columnOf(table, 'rooms')].map(
    (column) => evidence(table, 'amount', row, [column])[0],
  );
  const [first, second] = parts;
  if (first?.place.type !== 'cells' || second?.place.type !== 'cells') return first ? [first] : [];
  const cells = [...first.place.cells, ...second.place.cells];
  return [{ ...first, place: { ...first.place, cells }, raw: `${first.raw} × ${second.raw}` }];
}

/** A stay lasts to the day of its last night. The guests leave on the day after it. */
function withLastNight(period: RowPeriod, count: number | null, nights: number): RowPeriod {
  const { start, end, startColumns } = period;
  const isCounted = count !== null && Number.isInteger(count) && count > 0 && count < 1000;
  if (start === null || !isCounted || (end !== null && end !== addDays(start, count))) return period;
  return { ...period, end: addDays(start, count - 1), endColumns: [...startColumns, nights] };
}

/** Says that the rooms are not in the file, and what was done about it. */
export function stayRemarks({ table }: Reading, records: readonly RawRecord[]): Remark[] {
  const nights = columnOf(table, 'nights');
  if (nights === null || columnOf(table, 'rooms') !== null || isRoomNights(table, nights)) return [];
  const count = records.filter(({ unit, amount }) => unit === stayUnit && amount !== null).length;
  return count === 0 ? [] : [{ code: 'oneRoomEach', place: null, params: { count } }];
}

function isRoomNights({ headers }: Table, column: number): boolean {
  return /^(room nights|pokojonoce|zimmernachte)$/.test(normalise(headers[column] ?? ''));
}

function isBlankAt(table: Table, row: number, column: number): boolean {
  const cell = cellAt(table, row, column);
  return cell === null || isMark(cell);
}

const distances =
  /\b(distance|km|kilomet(er|ers|res|ry|row)|mi|miles?|odleglosc|dystans|entfernung|strecke)\b/;

/** By its unit if it has one: `Strecke (kWh)` is none. */
function isDistance(header = ''): boolean {
  return distances.test(normalise(unitOfHeader(header) ?? header));
}
