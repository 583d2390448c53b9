import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { CreditNote } from '#api/contract/activity-data/credit-notes';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { Changeable } from '@/components/crud/changeable';
import type { ContractForm } from '@/components/form/use-contract-form';

/** An optional text that one kind of entries has and others do not. */
export type ExtraField = { name: string; label: string; maxChars: number };

/** What a row says, in words, with the name it goes by. */
export type NamedText = { name: string; label: string; text: string };

/** An optional number that only some types of one kind have. */
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

/** An entry that may have credit notes, which its own figures are without. */
export type CreditedRow = EntryRow & {
  value: number;
  unitSymbol: string;
  creditNotes: readonly CreditNote[];
};

/** A recorded entry, as it was seen. */
export type RecordedEntry = { id: number; updatedOn: string };

/** What one kind of entries (fuels, utilities, renewables) tells the list and the forms they share. */
export type EntryKind<Row extends EntryRow, Values extends FieldValues, Entry> = Changeable<
  Row,
  Values,
  Entry
> & {
  emptyValues: DefaultValues<Values>;
  /** What the next new entry starts with; without it, with `emptyValues`. */
  nextValues?: (saved: Values) => DefaultValues<Values>;
  /** What a new entry about these days starts with. */
  valuesIn?: (period: StartPeriod) => Partial<Values>;
  rowId: (row: Row) => number;
  /** Names a row where something is done to it: "Diesel, 120 l, 03 Mar 2026". */
  rowLabel: (row: Row) => string;
  create: (entry: Entry) => Promise<Row>;
  /** Enters what a deleted row held once more. */
  repeat: (row: Row) => Promise<Row>;
  remove: (row: Row) => Promise<void>;
  /** What is worth a second look before an entry is recorded, as a new one or in place of what a row holds. */
  check: (entry: Entry, row: Row | null) => Promise<readonly EntryWarning[]>;
  /** Records an entry in place of another recorded one, which keeps its history. */
  replace: (replaced: RecordedEntry, entry: Entry) => Promise<Row>;
  /** `texts` are the fields of `extraFields`, to stand where they fit among the others. */
  renderFields: (form: ContractForm<Values, Entry>, texts: ReactNode) => ReactNode;
  /** Texts that only this kind has: a field for each, and its text beside the invoice. */
  extraFields?: readonly ExtraField[];
  /** What some rows say besides, in words; it stands with the invoice. */
  moreOf?: (row: Row) => readonly NamedText[];
};

/** An entry kind whose rows may have credit notes. */
export type CreditedKind<Row extends CreditedRow, Values extends FieldValues, Entry> = EntryKind<
  Row,
  Values,
  Entry
> & {
  /** Takes an amount off a row, in its unit, by a credit note. */
  credit: (row: Row, note: { amount: number; reference: string | null }) => Promise<Row>;
  removeCreditNote: (note: RecordedEntry) => Promise<void>;
};

/** Days, both ends counted. */
export type StartPeriod = { startDate: string; endDate: string };

/** As the specification says. */
export const entryPageSize = 10;
