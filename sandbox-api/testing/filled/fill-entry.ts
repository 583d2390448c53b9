import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import type { FieldDefinition, MethodDefinition } from '#api/domain/value-chain/definitions';
import type { EntryValue } from '#api/domain/value-chain/entry-values';

/** The options of a field; those for the parent's value if the list has one. */
export function optionsOf(reference: ReferenceIndex, field: FieldDefinition, parent: string): string[] {
  if (field.type !== 'DropDown') return [];
  const { choices } = field;
  if (choices.kind === 'fixed') return choices.choices.map(({ value }) => value);
  if (choices.kind === 'dependent') return choices.choicesOf(parent).map(({ value }) => value);
  const { fuels } = reference.data;
  const idsOf = (isGas: boolean) =>
    fuels.filter(({ gasCode }) => Boolean(gasCode) === isGas).map(({ id }) => String(id));
  if (choices.list === 'fuels') return idsOf(false);
  if (choices.list === 'refrigerants') return idsOf(true);
  if (choices.list === 'price-years') return ['2025', '2024', '2022'];
  if (choices.list === 'countries') return ['PL', 'DE', 'GB', 'US'];
  const fuel = fuels.find(({ id }) => String(id) === parent);
  return (fuel?.unitIds ?? []).map((id) => reference.unitById(id)?.code ?? '');
}

/** Field that a list depends on. */
export function parentOf(field: FieldDefinition): string | undefined {
  return field.type === 'DropDown' && field.choices.kind !== 'fixed' ? field.choices.parent : undefined;
}

/** An entry of March and April 2025 with every field filled; `pick` chooses among the options. */
export function fillEntry(
  reference: ReferenceIndex,
  method: MethodDefinition,
  pick: (options: readonly string[]) => string | undefined,
): Record<string, EntryValue> {
  const values: Record<string, EntryValue> = {};
  for (const field of method.fields) {
    const parent = parentOf(field);
    const options = optionsOf(reference, field, parent ? String(values[parent] ?? '') : '');
    if (field.type === 'DropDown') values[field.name] = pick(options) ?? '';
    if (field.type === 'Decimal') values[field.name] = 12;
    if (field.type === 'TextField') values[field.name] = 'Certificate 7/2025';
    if (field.type === 'DatePicker')
      values[field.name] = field.name === 'startDate' ? '2025-03-01' : '2025-04-30';
    if (field.type === 'Checkbox') values[field.name] = true;
  }
  return values;
}
