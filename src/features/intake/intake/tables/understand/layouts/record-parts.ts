import type { EvidencedPart, EvidenceValue } from '#api/contract/intake/evidence';
import { withBasisOf } from '../../../match/entries/calorific-unit';
import type { ColumnField, RawRecord } from '../../../model';
import { estimatedWords } from '../columns/row-words';
import {
  cellAt,
  columnOf,
  evidence,
  headerEvidence,
  numberAt,
  type Reading,
  type Table,
  textAt,
} from '../table';
import { currencyOf, unitOfHeader } from '../values/header-units';
import { normalise } from '../values/normalise';
import { unitBehind } from '../values/numbers';
import { meterAbove } from './meter-above';
import { tripPartsReader } from './trip-parts';

/** What a row says about its entry besides amount and days. */
export type RowParts = Omit<RawRecord, 'key' | 'amount' | 'unit' | 'startDate' | 'endDate'>;

const textFields = ['location', 'meter', 'item', 'invoice', 'supplier'] as const satisfies EvidencedPart[];
const numberFields = ['cost', 'calorificValue', 'volumeCorrection'] as const satisfies EvidencedPart[];

export function partsReader(reading: Reading): (row: number) => RowParts {
  const { table, told, headings } = reading;
  const columns = new Map(
    [...textFields, ...numberFields, 'currency', 'estimated'].map((field) => [
      field,
      columnOf(table, field as ColumnField),
    ]),
  );
  const of = (field: string) => columns.get(field) ?? null;
  const tripOf = tripPartsReader(reading);
  const calorificHeader = headerOf(table, of('calorificValue'));
  const calorificUnit = withBasisOf(calorificHeader, bracketed(calorificHeader));
  const costCurrency = currencyOf(headerOf(table, of('cost')));
  const parts = (row: number): RowParts => ({
    location: textAt(table, row, of('location')),
    meter: textAt(table, row, of('meter')),
    item: textAt(table, row, of('item')),
    invoice: textAt(table, row, of('invoice')),
    supplier: textAt(table, row, of('supplier')),
    cost: numberAt(reading, row, of('cost')),
    currency:
      textAt(table, row, of('currency')) ?? costCurrency ?? currencyOf(textAt(table, row, of('cost')) ?? ''),
    isEstimated: isEstimated(table, row, of('estimated')),
    calorificValue: numberAt(reading, row, of('calorificValue')),
    calorificUnit: numberAt(reading, row, of('calorificValue')) === null ? null : calorificUnit,
    volumeCorrection: numberAt(reading, row, of('volumeCorrection')),
    values: [...textFields, ...numberFields].flatMap((part) => evidence(table, part, row, [of(part)])),
    ...(tripOf && { trip: tripOf(row) }),
  });
  const meter = meterAbove(table);
  return (row) => {
    const own = parts(row);
    const location = own.location === null ? (headings?.locationAt(row) ?? null) : null;
    const item = own.item === null ? (headings?.itemAt(row) ?? null) : null;
    return {
      ...own,
      location: own.location ?? location?.text ?? told?.location ?? null,
      meter: own.meter ?? meter?.text ?? null,
      item: own.item ?? item?.text ?? told?.item ?? null,
      values: [
        ...own.values,
        ...(meter ? evidence(table, 'meter', meter.row, [meter.column]) : []),
        ...(location ? evidence(table, 'location', location.row, [location.column]) : []),
        ...(item ? evidence(table, 'item', item.row, [item.column]) : []),
      ],
    };
  };
}

export function isEstimated(table: Table, row: number, column: number | null): boolean {
  const cell = cellAt(table, row, column);
  return cell === true || (cell !== null && estimatedWords.test(normalise(String(cell))));
}

function headerOf({ headers }: Table, column: number | null): string {
  return column === null ? '' : (headers[column] ?? '');
}

function bracketed(header: string): string | null {
  return /[[(]\s*([^\])]{1,20})[\])]/.exec(header)?.[1]?.trim() ?? null;
}

export type FoundUnit = { unit: string | null; values: EvidenceValue[] };

/** The unit of an amount: in its own column, behind the number, in the header, in the item's text, or as answered. */
export function unitReader({ table, answers }: Reading): (row: number, amountColumn: number) => FoundUnit {
  const [unitColumn, itemColumn] = [columnOf(table, 'unit'), columnOf(table, 'item')];
  const ofHeaders = table.headers.map(unitOfHeader);
  return (row, amountColumn) => {
    const own = textAt(table, row, unitColumn);
    if (own !== null) return { unit: own, values: evidence(table, 'unit', row, [unitColumn]) };
    const cell = cellAt(table, row, amountColumn);
    const behind = typeof cell === 'string' ? unitBehind(cell) : null;
    if (behind !== null) return { unit: behind, values: evidence(table, 'unit', row, [amountColumn]) };
    const header = ofHeaders[amountColumn] ?? null;
    if (header !== null) return { unit: header, values: headerEvidence(table, 'unit', amountColumn, header) };
    const item = textAt(table, row, itemColumn);
    const ofItem = item === null ? null : unitOfHeader(item);
    if (ofItem !== null) return { unit: ofItem, values: evidence(table, 'unit', row, [itemColumn]) };
    return { unit: answers.unit ?? null, values: [] };
  };
}
