import type { Scope3Consumption } from '#api/contract/activity-data/value-chain';
import type { FieldDefinition } from '#api/domain/value-chain/definitions';
import { EntryValues } from '#api/domain/value-chain/entry-values';
import { findMethod } from '#api/domain/value-chain/forms';
import { local, optionsOf, type Reader } from './choices';
import type { KeptEntry } from './read-entry';

type Table = Pick<Scope3Consumption, 'methodLabel' | 'columns' | 'rows'>;

/** Reads the names of choices once for a whole page of entries. */
export class EntryTables {
  private readonly options = new Map<string, Map<string, string>>();

  constructor(private readonly ctx: Reader) {}

  /** The filled fields of an entry as columns with one row; choices by their names, the rest as entered. */
  async of(stored: KeptEntry): Promise<Table> {
    const found = findMethod(stored.methodId);
    if (!found) throw new Error(`There is no Scope 3 method ${stored.methodId}.`);
    const { method } = found;
    const values = new EntryValues({
      ...stored.values,
      startDate: stored.startDate,
      endDate: stored.endDate,
    });
    const filled = method.fields.filter((field) => values.value(field.name) !== null);
    const unitFields = new Set(
      filled.flatMap((field) => (field.type === 'Decimal' && field.unitField) || []),
    );
    const shown = filled.filter((field) => !unitFields.has(field.name) && saysSomething(field, values));
    const columns = [];
    const cells = [];
    for (const field of shown) {
      columns.push({
        name: field.name,
        displayName: local(field.label, this.ctx),
        fieldType: field.type,
        unitSymbol: await this.unitSymbol(field, method.fields, values),
      });
      cells.push(field.type === 'DropDown' ? await this.nameOf(field, values) : values.value(field.name));
    }
    const tooltipData = [{ displayName: methodWord[this.ctx.locale], value: local(method.label, this.ctx) }];
    return { methodLabel: local(method.label, this.ctx), columns, rows: [{ cells, tooltipData }] };
  }

  /** What is chosen in an entry by its name, by field; nothing of a method that is no more. */
  async chosenIn({ methodId, values }: Pick<KeptEntry, 'methodId' | 'values'>): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    const held = new EntryValues(values);
    for (const field of findMethod(methodId)?.method.fields ?? [])
      if (field.type === 'DropDown' && held.has(field.name))
        names.set(field.name, await this.nameOf(field, held));
    return names;
  }

  private async unitSymbol(
    field: FieldDefinition,
    fields: readonly FieldDefinition[],
    values: EntryValues,
  ): Promise<string | null> {
    if (field.type !== 'Decimal') return null;
    if (field.unitSymbol) return local(field.unitSymbol, this.ctx);
    const unitField = fields.find((other) => other.name === field.unitField);
    return unitField ? this.nameOf(unitField, values) : null;
  }

  private async nameOf(field: FieldDefinition, values: EntryValues): Promise<string> {
    const value = values.text(field.name);
    if (field.type !== 'DropDown') return value;
    const { choices } = field;
    const parent = choices.kind === 'fixed' || !choices.parent ? '' : values.text(choices.parent);
    const key = `${choices.kind === 'catalogue' ? choices.list : JSON.stringify(field)}|${parent}`;
    const names =
      this.options.get(key) ??
      new Map((await optionsOf(this.ctx, field, parent)).map((option) => [option.value, option.displayName]));
    this.options.set(key, names);
    return names.get(value) ?? value;
  }
}

/** The effects at altitude are ticked for every journey, and are no matter of a train. */
function saysSomething(field: FieldDefinition, values: EntryValues): boolean {
  return field.type !== 'Checkbox' || (field.appliesTo?.(values) ?? true);
}

const methodWord = { en: 'Method', pl: 'Metoda' };
