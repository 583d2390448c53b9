import type { EntrySummary } from '#api/contract/activity-data/entry-lists';
import type { FieldIssue } from '#api/contract/field-issue';
import type { StoredCreditNote } from '#api/db/credit-notes';
import type { Db } from '#api/db/db';
import type { Comparable } from '#api/domain/checks/comparable';
import type { Activity } from '#api/domain/emissions/emissions';
import { type Ctx, today } from '#api/kernel/context';
import type { CountedPage, PagePart } from '#api/kernel/crud-verbs';
import type { EntryFilter, EntryOrder } from './entry-filter';

/** Columns that every type of consumption has besides the entered ones. */
export type Bookkeeping = {
  companyId: number;
  /** Headline figure, copied from the ledger. */
  carbonEquivalentKg: string;
  createdBy: number;
  createdOn: Date;
  updatedOn: Date;
};

export type Stamped = { id: number; updatedOn: Date };

/** Entries of a location, or of all, of all items or of some, whose last day lies between two days, both included. */
export type DayRange = {
  locationId: number | null;
  firstDay: string;
  lastDay: string;
  itemIds?: readonly number[];
};

export type ItemRange = { locationId: number; itemId: number; startDate: string; endDate: string };

/** A stored row with what its wire form needs from other rows. */
export type Shown<Row, Names> = { row: Row; names: Names; creditNotes: readonly StoredCreditNote[] };

/** The table of one kind. `Columns` is what is entered. */
export interface ConsumptionRows<Columns, Row, Names> {
  /** Names of what is entered, and of what of it refers to other rows, such as an item and a unit. */
  entered: readonly (keyof Columns & string)[];
  referring: readonly (keyof Columns & string)[];
  /** With the count of all pages where it is wanted and the page has a row. */
  findPage(
    db: Db,
    companyId: number,
    page: EntryFilter & EntryOrder & PagePart,
  ): Promise<CountedPage<Shown<Row, Names>>>;
  count(db: Db, companyId: number, filter: EntryFilter): Promise<number>;
  summarize(db: Db, companyId: number, filter: EntryFilter): Promise<EntrySummary>;
  /** Rows of one item that the range concerns, oldest first. */
  findInRange(db: Db, companyId: number, range: ItemRange): Promise<Shown<Row, Names>[]>;
  /** What was entered, with key and stamp, and nothing else of the rows. */
  findEntered(db: Db, companyId: number, range: DayRange): Promise<(Columns & Stamped)[]>;
  /** Locks the row until the transaction ends, so that two changes cannot both pass the stamp check. */
  lock(db: Db, companyId: number, id: number): Promise<Shown<Row, Names> | undefined>;
  insert(db: Db, row: Columns & Bookkeeping): Promise<Row | undefined>;
  /** Keys in the order of the rows. */
  insertMany(db: Db, rows: readonly (Columns & Bookkeeping)[]): Promise<number[]>;
  update(
    db: Db,
    companyId: number,
    id: number,
    change: Columns & Pick<Bookkeeping, 'carbonEquivalentKg' | 'updatedOn'>,
  ): Promise<Row | undefined>;
  delete(db: Db, companyId: number, id: number): Promise<void>;
  /** Locks rows until the transaction ends, in the order of their keys. */
  lockMany(db: Db, companyId: number, ids: readonly number[]): Promise<Row[]>;
  /** Whether an entry that is not among them corrects one of them. */
  areCorrected(db: Db, companyId: number, ids: readonly number[]): Promise<boolean>;
  deleteMany(db: Db, companyId: number, ids: readonly number[]): Promise<void>;
  restoreMany(db: Db, companyId: number, rows: readonly object[]): Promise<void>;
}

/** What each type of consumption provides to the shared verbs. */
export interface ConsumptionKind<Body extends { locationId: number }, Columns, Row, Names, Wire> {
  /** Name of the type in the ledger. */
  source: 'fuel' | 'utility' | 'renewable';
  /** Table name, for the audit. */
  entity: string;
  rows: ConsumptionRows<Columns, Row, Names>;
  /** The field with the last day of an entry, which cannot be after today. */
  lastDay: keyof Body & string;
  /** Looks up the item of an entry: returns inconsistencies, otherwise the names it is shown with. */
  look(ctx: Ctx, body: Body): Promise<Looked<Names>>;
  toColumns(body: Body): Columns;
  toActivity(body: Body): Activity;
  toWire(shown: Shown<Row, Names>, ctx: Ctx): Wire;
  /** All but the amount that decides on what an entry emits, and the field that each is entered in. */
  workedOutBy: readonly { column: keyof Columns & string; field: keyof Body & string }[];
  /** The data of an entry that is compared before it is recorded. */
  toCompared(columns: Columns): Compared;
  /** Lets others follow entries that were written, changed (each as it was, then as it is) or deleted. */
  follow?(ctx: Ctx, entries: readonly (Row | Columns)[]): Promise<void>;
}

/** The item by its key, and the source as nothing else of the location has it. */
export type Compared = Omit<Comparable, 'id' | 'index' | 'source' | 'unit' | 'unitSymbol'> & {
  itemId: number;
  /** What tells sources of one item apart, such as a fuel's variant. */
  variantId: number | null;
  unitId: number;
};

export type Looked<Names> = { issues: FieldIssue[]; names?: Names };

/** Consumption cannot be entered for future days. */
export function futureIssues(ctx: Ctx, field: string, day: string): FieldIssue[] {
  return day > today(ctx.platform.clock) ? [{ path: field, code: 'dateAfterToday', params: {} }] : [];
}

/** What is entered, out of something that holds more: an update names the row besides. */
export function pickColumns<Columns extends object>(
  names: readonly (keyof Columns & string)[],
  from: Columns,
): Columns {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Columns;
}
