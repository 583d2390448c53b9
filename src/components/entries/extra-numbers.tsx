import type { FieldPath } from 'react-hook-form';
import { z } from 'zod';
import type { ChangePart } from '@/components/crud/changeable';
import { NumberField } from '@/components/form/fields/number-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { Formatters } from '@/lib/format/formatters';
import type { ExtraNumber, NamedText } from './entry-kind';
import type { PeriodEntry, PeriodValues } from './period-entry';

const shown = { maxDecimals: 6 };

/** The numbers of the chosen type; another type clears them, see `emptyNumbers`. */
export function ExtraNumbers({
  form,
  numbers,
}: {
  form: ContractForm<PeriodValues, PeriodEntry>;
  numbers: readonly ExtraNumber[];
}) {
  const typeId = form.methods.watch('typeId');
  return numbers
    .filter(({ isOf }) => isOf(typeId))
    .map(({ name, label, hint }) => (
      <NumberField
        key={name}
        form={form}
        name={name as FieldPath<PeriodValues>}
        className="col-span-7"
        label={label}
        hint={hint}
        isOptional
      />
    ));
}

/** The rules of the contract; only the server knows whether a number is required. */
export function numberInputs(numbers: readonly ExtraNumber[]): Record<never, z.ZodType> {
  return Object.fromEntries(
    numbers.map(({ name, min, max }) => [name, z.number().min(min).max(max).nullable()]),
  );
}

/** The numbers of a row or a new entry; also used to restore a deleted row. */
export function numberValues(
  numbers: readonly ExtraNumber[],
  row: object = {},
): Record<string, number | null> {
  return Object.fromEntries(numbers.map(({ name }) => [name, numberOf(row, name)]));
}

/** Clears the numbers that the type does not have, and their errors. */
export function emptyNumbers(
  { methods }: ContractForm<PeriodValues, PeriodEntry>,
  numbers: readonly ExtraNumber[],
  typeId: number,
): void {
  for (const { name, isOf } of numbers) {
    if (isOf(typeId)) continue;
    methods.setValue(name as FieldPath<PeriodValues>, null as never, { shouldDirty: true });
    methods.clearErrors(name as FieldPath<PeriodValues>);
  }
}

/** The numbers that a row has, in words. */
export function numberTexts(numbers: readonly ExtraNumber[], row: object, format: Formatters): NamedText[] {
  return numbers.flatMap(({ name, label }) => {
    const value = numberOf(row, name);
    return value === null ? [] : [{ name, label, text: `${label} ${format.number(value, shown)}` }];
  });
}

/** In a conflict, each is decided separately. */
export function numberParts(
  numbers: readonly ExtraNumber[],
  format: Formatters,
  none: string,
): ChangePart<PeriodValues>[] {
  return numbers.map(({ name, label }) => ({
    id: name,
    label,
    fields: [name as keyof PeriodValues],
    describe: async (values) => {
      const value = numberOf(values, name);
      return value === null ? none : format.number(value, shown);
    },
  }));
}

function numberOf(row: object, name: string): number | null {
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'number' ? value : null;
}
