import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ExtraTexts } from '#api/contract/extra-texts';
import type { DataColumn } from '@/components/data-table/columns';
import { TextField } from '@/components/form/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { EntryPart, ExtraField } from './entry-kind';
import { textColumn } from './shared-columns';

/** The extra texts of a kind, as its contract states them, with what the reader calls them. */
export function extraFieldsOf<Texts extends ExtraTexts>(
  texts: Texts,
  labels: { [Name in keyof Texts]: string },
): ExtraField[] {
  return Object.entries(texts).map(([name, { maxChars }]) => ({ name, label: labels[name] ?? '', maxChars }));
}

/** What the fields of a form hold for a row, or for a new entry. */
export function extraValues(fields: readonly ExtraField[], row: object = {}): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, textOf(row, name) ?? '']));
}

/** What is entered once more when a deleted row is restored. */
export function extraTexts(fields: readonly ExtraField[], row: object): Record<string, string | null> {
  return Object.fromEntries(fields.map(({ name }) => [name, textOf(row, name)]));
}

export function extraColumns<Row extends object>(fields: readonly ExtraField[] = []): DataColumn<Row>[] {
  return fields.map(({ name, label }) =>
    textColumn({ id: name, header: label, text: (row) => textOf(row, name) }),
  );
}

/** Each is decided by itself when two people changed the same row. */
export function extraParts<Values extends FieldValues>(
  fields: readonly ExtraField[],
  none: string,
): EntryPart<Values>[] {
  return fields.map(({ name, label }) => ({
    id: name,
    label,
    fields: [name],
    describe: async (values) => textOf(values, name) || none,
  }));
}

type ExtraFieldsProps<Values extends FieldValues, Entry> = {
  form: ContractForm<Values, Entry>;
  fields?: readonly ExtraField[];
};

/** They stand after the fields of the kind, in a row of their own. */
export function ExtraFields<Values extends FieldValues, Entry>({
  form,
  fields = [],
}: ExtraFieldsProps<Values, Entry>) {
  return fields.map(({ name, label, maxChars }) => (
    <TextField
      key={name}
      form={form}
      name={name as FieldPath<Values>}
      className="col-span-5"
      label={label}
      maxLength={maxChars}
      isOptional
    />
  ));
}

function textOf(row: object, name: string): string | null {
  const text: unknown = Reflect.get(row, name);
  return typeof text === 'string' ? text : null;
}
