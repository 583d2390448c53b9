import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { CreditNote } from '#api/contract/activity-data/credit-notes';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { Changeable } from '@/components/crud/changeable';
import type { ContractForm } from '@/components/form/use-contract-form';

/** An optional text that only some types of entries have. */
export type ExtraField = { name: string; label: string; maxChars: number };

/** A text of a row, with its label. */
export type NamedText = { name: string; label: string; text: string };

/** An optional number that only some types within one kind have. */
export type ExtraNumber = {
  name: string;
  label: string;
  hint: string;
  min: number;
  max: number;
  isOf: (typeId: number | null) => boolean;
};

export type EntryRow = {
  /** kg CO2e. */
  carbonEquivalent: number;
  updatedOn: string;
};

/** An entry that may have credit notes; its own figures exclude them. */
export type CreditedRow = EntryRow & {
  value: number;
  unitSymbol: string;
  creditNotes: readonly CreditNote[];
};

/** A recorded entry as the user saw it. */
export type RecordedEntry = { id: number; updatedOn: string };

/** What one kind of entries (fuels, utilities, renewables) provides to the shared list and forms. */
export type EntryKind<Row extends EntryRow, Values extends FieldValues, Entry> = Changeable<
  Row,
  Values,
  Entry
> & {
  emptyValues: DefaultValues<Values>;
  /** The initial values of the next entry; by default `emptyValues`. */
  nextValues?: (saved: Values) => DefaultValues<Values>;
  /** The initial values of a new entry for these days. */
  valuesIn?: (period: StartPeriod) => Partial<Values>;
  rowId: (row: Row) => number;
  /** Names a row in messages and buttons: "Diesel, 120 l, 03 Mar 2026". */
  rowLabel: (row: Row) => string;
  create: (entry: Entry) => Promise<Row>;
  /** Creates a deleted row again. */
  repeat: (row: Row) => Promise<Row>;
  remove: (row: Row) => Promise<void>;
  /** What should be checked before an entry is recorded, as a new one or as a change of a row. */
  check: (entry: Entry, row: Row | null) => Promise<readonly EntryWarning[]>;
  /** Records an entry in place of an existing one, which keeps its history. */
  replace: (replaced: RecordedEntry, entry: Entry) => Promise<Row>;
  /** `texts` are the fields of `extraFields`, to be placed among the others. */
  renderFields: (form: ContractForm<Values, Entry>, texts: ReactNode) => ReactNode;
  /** Texts that only this kind has: each has a field, and its text is shown beside the invoice. */
  extraFields?: readonly ExtraField[];
  /** Additional texts of some rows, shown beside the invoice. */
  moreOf?: (row: Row) => readonly NamedText[];
};

/** An entry kind whose rows may have credit notes. */
export type CreditedKind<Row extends CreditedRow, Values extends FieldValues, Entry> = EntryKind<
  Row,
  Values,
  Entry
> & {
  /** Reduces a row's amount, in its unit, by a credit note. */
  credit: (row: Row, note: { amount: number; reference: string | null }) => Promise<Row>;
  removeCreditNote: (note: RecordedEntry) => Promise<void>;
};

/** Days, including both ends. */
export type StartPeriod = { startDate: string; endDate: string };

/** Page size from the specification. */
export const entryPageSize = 10;
