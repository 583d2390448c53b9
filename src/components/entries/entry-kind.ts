import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { ContractForm } from '@/components/form/use-contract-form';

/** An optional text that one kind of entries has and others do not. */
export type ExtraField = { name: string; label: string; maxChars: number };

export type EntryRow = {
  /** kg CO2e. */
  carbonEquivalent: number;
  updatedOn: string;
};

/** Fields that are decided together when two people changed the same row: an amount and its unit. */
export type EntryPart<Values> = {
  id: string;
  label: string;
  fields: readonly (keyof Values & string)[];
  describe: (values: Values) => Promise<string>;
};

/** What was read, what stands in the form, and what somebody else saved meanwhile. */
export type EntryVersions<Values> = { read: Values; mine: Values; theirs: Values };

/** What two people may change at once: how it is saved, and what of it they decide about. */
export type ChangeableKind<Row, Values extends FieldValues, Entry> = {
  schema: ZodType<Entry, Values>;
  toValues: (row: Row) => Values;
  /** Refused as stale when somebody changed the row after it was read. */
  update: (row: Row, entry: Entry) => Promise<Row>;
  /** Either always the same, or depending on what changed: another method makes the entry one part. */
  parts: readonly EntryPart<Values>[] | ((versions: EntryVersions<Values>) => readonly EntryPart<Values>[]);
};

/** What one kind of entries (fuels, utilities, renewables) tells the list and the forms they share. */
export type EntryKind<Row extends EntryRow, Values extends FieldValues, Entry> = ChangeableKind<
  Row,
  Values,
  Entry
> & {
  emptyValues: DefaultValues<Values>;
  /** What the next new entry starts with; without it, with `emptyValues`. */
  nextValues?: (saved: Values) => DefaultValues<Values>;
  rowId: (row: Row) => number;
  /** Names a row where something is done to it: "Diesel, 120 l, 03 Mar 2026". */
  rowLabel: (row: Row) => string;
  create: (entry: Entry) => Promise<Row>;
  /** Enters what a deleted row held once more. */
  repeat: (row: Row) => Promise<Row>;
  remove: (row: Row) => Promise<void>;
  renderFields: (form: ContractForm<Values, Entry>) => ReactNode;
  /** Texts that only this kind has: a field after the others, and a line below the invoice. */
  extraFields?: readonly ExtraField[];
};

/** One page of entries, from the server. */
export type EntryPage<Row> = { items: readonly Row[]; total: number };

/** As the specification says. */
export const entryPageSize = 10;
