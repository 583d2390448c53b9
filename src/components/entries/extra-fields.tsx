import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { ExtraField } from './entry-kind';

type ExtraFieldsProps<Values extends FieldValues, Entry> = {
  form: ContractForm<Values, Entry>;
  fields?: readonly ExtraField[];
};

/** Three per row. */
export function ExtraFields<Values extends FieldValues, Entry>({
  form,
  fields = [],
}: ExtraFieldsProps<Values, Entry>) {
  return fields.map(({ name, label, maxChars }) => (
    <TextField
      key={name}
      form={form}
      name={name as FieldPath<Values>}
      className="col-span-4"
      label={label}
      maxLength={maxChars}
      isOptional
    />
  ));
}
