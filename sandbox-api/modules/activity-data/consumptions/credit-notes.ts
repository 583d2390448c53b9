import type { CreditNote } from '#api/contract/activity-data/credit-notes';
import type { FieldIssue } from '#api/contract/field-issue';
import type { StoredCreditNote } from '#api/db/credit-notes';
import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import type { ConsumptionKind, Shown } from './consumption-kind';

export function creditNotesWire(stored: readonly StoredCreditNote[]): CreditNote[] {
  return stored.map(({ id, value, reference, carbonEquivalentKg, updatedOn }) => ({
    id,
    value: Number(value),
    reference,
    carbonEquivalent: Number(carbonEquivalentKg),
    updatedOn: new Date(updatedOn).toISOString(),
  }));
}

/** Columns by which every kind knows a credit note. */
export type Correcting = { value: string; correctsId: number | null; locationId: number };

/**
 * Inconsistencies between a credit note and the entry that it corrects. It must have the same days, unit and
 * other inputs of the calculation, so that no month of the two falls below zero as long as the sum of their
 * amounts does not. A corrected entry keeps all of these, and its location, while it has a credit note.
 * `before` is the row that is changed.
 */
export async function creditNoteIssues<
  Body extends { locationId: number },
  Columns extends Correcting,
  Row extends { id: number },
  Names,
  Wire,
>(
  { db, session }: Ctx,
  kind: ConsumptionKind<Body, Columns, Row, Names, Wire>,
  { columns, before }: { columns: Columns; before: Shown<Row, Names> | null },
): Promise<FieldIssue[]> {
  const own = before?.creditNotes ?? [];
  const { correctsId } = columns;
  if (correctsId === null)
    return before && own.length > 0
      ? [...issuesOf('hasCreditNotes', before.row), ...restIssues('belowCreditNotes', own)]
      : [];
  const corrected = await kind.rows.lock(db, session.companyId, correctsId);
  if (!corrected || own.length > 0 || !mayBeCorrected(corrected.row, { columns, id: before?.row.id }))
    return [{ path: 'correctsId', code: 'unknownReference', params: {} }];
  const others = corrected.creditNotes.filter(({ id }) => id !== before?.row.id);
  return [
    ...issuesOf('asCorrected', corrected.row),
    ...restIssues('correctedBelowZero', [entered(corrected.row), ...others]),
  ];

  function issuesOf(code: string, other: Row): FieldIssue[] {
    return [place, ...kind.workedOutBy]
      .filter(({ column }) => !isSame(columns[column], entered(other)[column]))
      .map(({ field }) => ({ path: field, code, params: {} }));
  }

  function restIssues(code: string, others: readonly { value: string }[]): FieldIssue[] {
    const rest = sum(others.map(({ value }) => decimal(value)));
    if (rest.plus(columns.value).gte(0)) return [];
    return [{ path: 'value', code, params: { rest: rest.abs().toString() } }];
  }

  /** A row holds all that was entered. */
  function entered(row: Row): Columns {
    return row as Row & Columns;
  }

  function mayBeCorrected(row: Row, own: { columns: Columns; id: number | undefined }): boolean {
    const { correctsId, locationId } = entered(row);
    return row.id !== own.id && correctsId === null && locationId === own.columns.locationId;
  }
}

/** Credit notes do not move: without its entry, their location would fall below zero. */
const place = { column: 'locationId', field: 'locationId' } as const;

/** `39.5` and `39.50` are one number. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (one !== null && other !== null && Number(one) === Number(other));
}

/**
 * Entries minus their credit notes, and without the credit notes themselves, as they are compared with
 * others. A fully cancelled entry is compared with nothing, because the next entry of its days replaces it.
 */
export function lessCreditNotes<Row extends Correcting & { id: number }>(rows: readonly Row[]): Row[] {
  const taken = takenOff(rows);
  return rows
    .filter(({ correctsId }) => correctsId === null)
    .flatMap((row) => {
      const off = taken.get(row.id);
      if (!off) return [row];
      const left = decimal(row.value).plus(off);
      return left.isZero() ? [] : [{ ...row, value: left.toString() }];
    });
}

/** Corrections by the key of the corrected entry; below zero for a reduction. */
export function takenOff(rows: readonly Correcting[]): ReadonlyMap<number, Decimal> {
  const taken = new Map<number, Decimal>();
  for (const { correctsId, value } of rows)
    if (correctsId !== null) taken.set(correctsId, decimal(value).plus(taken.get(correctsId) ?? 0));
  return taken;
}
