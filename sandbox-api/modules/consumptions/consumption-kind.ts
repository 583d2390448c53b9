import type { FieldIssue } from '#api/contract/field-issue';
import type { Db } from '#api/db/db';
import type { Activity } from '#api/domain/emissions/emissions';
import { type Ctx, today } from '#api/modules/platform/context';

/** Columns that every kind of consumption has besides what is entered. */
export type Bookkeeping = {
  companyId: number;
  /** Headline figure, copied from the ledger. */
  carbonEquivalentKg: string;
  createdBy: number;
  createdOn: Date;
  updatedOn: Date;
};

/** Entries of a location whose last day lies between two days, both included. */
export type DayRange = { locationId: number; firstDay: string; lastDay: string };

export type ItemRange = { locationId: number; itemId: number; startDate: string; endDate: string };

/** The table of one kind. `Columns` is what is entered; `Found` is a row with the names that it is shown with. */
export interface ConsumptionRows<Columns, Found> {
  findPage(
    db: Db,
    companyId: number,
    page: { locationId: number; limit: number; offset: number },
  ): Promise<Found[]>;
  count(db: Db, companyId: number, locationId: number): Promise<number>;
  /** Rows of one item that the range concerns, oldest first. */
  findInRange(db: Db, companyId: number, range: ItemRange): Promise<Found[]>;
  /** What was entered, and nothing else of the rows. */
  findEntered(db: Db, companyId: number, range: DayRange): Promise<Columns[]>;
  find(db: Db, companyId: number, id: number): Promise<Found | undefined>;
  /** Locks the row until the transaction ends, so that two changes cannot both pass the stamp check. */
  lock(db: Db, companyId: number, id: number): Promise<{ updatedOn: Date } | undefined>;
  insert(db: Db, row: Columns & Bookkeeping): Promise<number>;
  /** Keys in the order of the rows. */
  insertMany(db: Db, rows: readonly (Columns & Bookkeeping)[]): Promise<number[]>;
  update(
    db: Db,
    companyId: number,
    id: number,
    change: Columns & Pick<Bookkeeping, 'carbonEquivalentKg' | 'updatedOn'>,
  ): Promise<void>;
  delete(db: Db, companyId: number, id: number): Promise<void>;
}

/** What one kind of consumption tells the verbs that all kinds share. */
export interface ConsumptionKind<Body extends { locationId: number }, Columns, Found, Wire> {
  /** How the ledger names it. */
  source: 'fuel' | 'utility' | 'renewable';
  /** Table name, for the audit. */
  entity: string;
  rows: ConsumptionRows<Columns, Found>;
  /** The field with the last day of an entry, which cannot be after today. */
  lastDay: keyof Body & string;
  /** What does not fit together in an entry, besides its place and time. */
  issues(ctx: Ctx, body: Body): Promise<FieldIssue[]>;
  toColumns(body: Body): Columns;
  toActivity(body: Body): Activity;
  toWire(found: Found, ctx: Ctx): Wire;
}

/** Nobody knows today what will be consumed tomorrow. */
export function futureIssues(ctx: Ctx, field: string, day: string): FieldIssue[] {
  return day > today(ctx.platform.clock) ? [{ path: field, code: 'dateAfterToday', params: {} }] : [];
}
