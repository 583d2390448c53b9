import { and, eq, inArray } from 'drizzle-orm';
import type { AmountWorking, EntryDetail } from '#api/contract/emissions/emissions';
import type { Locale } from '#api/contract/messages';
import { creditNotesOf, type StoredCreditNote } from '#api/db/credit-notes';
import type { Db } from '#api/db/db';
import {
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { units } from '#api/db/schema/reference';
import { type EntrySource, extraDetails } from '#api/modules/activity-data/consumptions/extra-fields';
import { workingDetails, writtenWorking } from './amount-details';
import { creditNoteDetails } from './credit-note-details';
import { copDetails, propertyDetails } from './property-details';

export type LedgerEntry = {
  id: number;
  quantity: string;
  unitSymbol: string;
  reference: string | null;
  startDate: string;
  endDate: string;
  details: EntryDetail[];
  /** How the quantity was estimated, if it wasn't measured. */
  workedOut: AmountWorking | null;
};

/** The entries of some rows of a kind. The names of details are in the reader's language. */
export async function findEntries(
  db: Db,
  companyId: number,
  { kind, ids, locale }: { kind: EntrySource; ids: readonly number[]; locale: Locale },
): Promise<LedgerEntry[]> {
  if (ids.length === 0) return [];
  const found = kind === 'fuel' ? findFuels(db, companyId, ids) : findPeriods(db, companyId, kind, ids);
  return (await found).map(({ row, days, unitSymbol, creditNotes }) => ({
    id: row.id,
    quantity: row.value,
    unitSymbol,
    reference: row.reference,
    ...days,
    ...detailsOf(row, { kind, unitSymbol, creditNotes, locale }),
  }));
}

type Row = typeof fuelConsumptions.$inferSelect | typeof renewableConsumptions.$inferSelect;

function detailsOf(
  row: Row,
  {
    kind,
    unitSymbol,
    creditNotes,
    locale,
  }: { kind: EntrySource; unitSymbol: string; creditNotes: StoredCreditNote[]; locale: Locale },
): Pick<LedgerEntry, 'details' | 'workedOut'> {
  const extra = [
    ...('cop' in row ? copDetails(row as { cop: string | null }, locale) : []),
    ...extraDetails(kind, row, locale),
    ...creditNoteDetails(row, { creditNotes, unitSymbol, locale }),
  ];
  if (!('density' in row)) return { details: extra, workedOut: null };
  const workedOut = writtenWorking(row, unitSymbol, locale);
  return {
    details: [...workingDetails(workedOut, locale), ...propertyDetails(row, locale), ...extra],
    workedOut,
  };
}

async function findFuels(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await db
    .select({
      row: fuelConsumptions,
      unitSymbol: units.symbol,
      creditNotes: creditNotesOf(fuelConsumptions),
    })
    .from(fuelConsumptions)
    .innerJoin(units, eq(units.id, fuelConsumptions.unitId))
    .where(and(eq(fuelConsumptions.companyId, companyId), inArray(fuelConsumptions.id, [...ids])));
  return rows.map(({ row, ...named }) => ({
    row,
    ...named,
    days: { startDate: row.startDate ?? row.date, endDate: row.date },
  }));
}

async function findPeriods(db: Db, companyId: number, kind: 'utility' | 'renewable', ids: readonly number[]) {
  const table: typeof renewableConsumptions =
    kind === 'utility' ? utilityConsumptions : renewableConsumptions;
  const rows = await db
    .select({ row: table, unitSymbol: units.symbol, creditNotes: creditNotesOf(table) })
    .from(table)
    .innerJoin(units, eq(units.id, table.unitId))
    .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids])));
  return rows.map(({ row, ...named }) => ({
    row,
    ...named,
    days: { startDate: row.startDate, endDate: row.endDate },
  }));
}

/** The dates and methods of some value chain entries. */
export async function findValueChainEntries(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, methodId, startDate, endDate } = scope3Consumptions;
  return db
    .select({ id, methodId, startDate, endDate })
    .from(scope3Consumptions)
    .where(and(eq(scope3Consumptions.companyId, companyId), inArray(id, [...ids])));
}
