import type { Scope3Field, Scope3Option } from '#api/contract/activity-data/value-chain-forms';
import type { ChangePart, ChangeVersions } from '@/components/crud/changeable';
import { isFilled } from '@/components/form/field-rules';
import type { Formatters } from '@/lib/format/formatters';
import { dependentsOf, type EntryValues, methodKey, optionsPath, visibleFields } from './entry-rules';
import type { FormSpec } from './entry-schema';
import { numberText } from './entry-summary';

type Words = { none: string; yes: string; no: string; entry: string };
type PartsContext = {
  readOptions: (path: string) => Promise<readonly Scope3Option[]>;
  format: Formatters;
  words: Words;
};

/**
 * The parts of an entry that two users may have changed, in words. Dependent fields are decided with the field they
 * depend on, and amounts with their unit. If one user changed the method, the entry is decided as a whole.
 */
export function entryParts(
  spec: FormSpec,
  { read, mine, theirs }: ChangeVersions<EntryValues>,
  context: PartsContext,
): ChangePart<EntryValues>[] {
  const methodId = read[methodKey] ?? null;
  if (mine[methodKey] !== methodId || theirs[methodKey] !== methodId) return [wholeEntry(spec, context)];
  const visible = visibleFields(spec.fields, methodId);
  return groupsOf(visible).map((group) => ({
    id: group.map(({ name }) => name).join('-'),
    label: group.map(({ displayName }) => displayName).join(', '),
    fields: group.map(({ name }) => name),
    describe: (values) => describeFields(group, visible, values, context),
  }));
}

function wholeEntry(spec: FormSpec, context: PartsContext): ChangePart<EntryValues> {
  const names = new Set(spec.fields.map(({ name }) => name));
  return {
    id: 'entry',
    label: context.words.entry,
    fields: [methodKey, ...names],
    describe: async (values) => {
      const visible = visibleFields(spec.fields, values[methodKey] ?? null);
      const method = spec.methods.find(({ scope3MethodId }) => scope3MethodId === values[methodKey]);
      return `${method?.label ?? ''}: ${await describeFields(visible, visible, values, context)}`;
    },
  };
}

/** Fields that belong together, in form order. */
export function groupsOf(visible: readonly Scope3Field[]): Scope3Field[][] {
  const groups: Set<Scope3Field>[] = [];
  for (const field of visible) {
    const unit = visible.find(({ name }) => name === field.unitField);
    const together = new Set([field, ...(unit ? [unit] : []), ...dependentsOf(visible, field.name)]);
    const touching = groups.filter((group) => [...group].some((member) => together.has(member)));
    const [first] = touching;
    if (!first) groups.push(together);
    else {
      for (const member of [...touching.slice(1).flatMap((group) => [...group]), ...together])
        first.add(member);
      for (const merged of touching.slice(1)) groups.splice(groups.indexOf(merged), 1);
    }
  }
  return groups.map((group) => visible.filter((field) => group.has(field)));
}

async function describeFields(
  fields: readonly Scope3Field[],
  visible: readonly Scope3Field[],
  values: EntryValues,
  context: PartsContext,
): Promise<string> {
  const unitNames = new Set(fields.map(({ unitField }) => unitField));
  const shown = fields.filter(({ name }) => !unitNames.has(name) && isFilled(values[name]));
  const texts = await Promise.all(shown.map((field) => describeField(field, visible, values, context)));
  return texts.join(', ') || context.words.none;
}

async function describeField(
  field: Scope3Field,
  visible: readonly Scope3Field[],
  values: EntryValues,
  { readOptions, format, words }: PartsContext,
): Promise<string> {
  const value = values[field.name];
  const labelOf = async (choice: Scope3Field) => {
    const path = optionsPath(choice, values);
    const options = path ? await readOptions(path) : choice.dropDownOptions;
    return options.find((option) => option.value === values[choice.name])?.displayName ?? null;
  };
  switch (field.fieldType) {
    case 'DropDown':
      return (await labelOf(field)) ?? String(value);
    case 'Decimal': {
      const unit = visible.find(({ name }) => name === field.unitField);
      const symbol = unit ? await labelOf(unit) : field.unitSymbol;
      return numberText(Number(value), symbol, { isInteger: field.isInteger, format, place: 'sentence' });
    }
    case 'DatePicker':
      return format.date(String(value));
    case 'Checkbox':
      return value === true ? words.yes : words.no;
    default:
      return String(value);
  }
}
