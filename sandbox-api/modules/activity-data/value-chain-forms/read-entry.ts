import type { Scope3Values } from '#api/contract/activity-data/value-chain-forms';
import type { FieldIssue } from '#api/contract/field-issue';
import { entryIssues } from '#api/domain/value-chain/check-entry';
import type { CatalogueList, MethodDefinition } from '#api/domain/value-chain/definitions';
import { keptValues, periodOf } from '#api/domain/value-chain/entry-activity';
import { EntryValues } from '#api/domain/value-chain/entry-values';
import { findMethod, formFields } from '#api/domain/value-chain/forms';
import { type Ctx, today } from '#api/kernel/context';
import { optionsOf } from './choices';

/** An entry as it is kept: the filled fields of its method, the period apart. */
export type KeptEntry = {
  methodId: number;
  startDate: string;
  endDate: string;
  values: Record<string, string | number | boolean>;
};
/** There is an entry only when nothing is wrong with it. */
export type ReadEntry = { issues: FieldIssue[]; entry?: undefined } | { issues: []; entry: KeptEntry };

type Entered = { scope3InputFormId: number; scope3MethodId: number; values: Scope3Values };

/** Checks entered values against the fields of their method and takes out what is kept. */
export async function readEntry(ctx: Ctx, entered: Entered): Promise<ReadEntry> {
  const known = findMethod(entered.scope3MethodId);
  if (!known || known.form.id !== entered.scope3InputFormId) {
    return { issues: [{ path: 'scope3MethodId', code: 'unknownReference', params: {} }] };
  }
  const { form, method } = known;
  const values = new EntryValues(entered.values);
  const lists = await catalogueValues(ctx, method, values);
  const issues = entryIssues(method, values, Object.keys(entered.values), {
    formFields: new Set(formFields(form.id).map(({ field }) => field.name)),
    today: today(ctx.platform.clock),
    catalogue: (list) => lists.get(list) ?? new Set(),
  });
  if (issues.length > 0) return { issues };
  return {
    issues: [],
    entry: { methodId: method.id, ...periodOf(values), values: keptValues(method, values) },
  };
}

/** The catalogue's lists that the method's filled fields choose from. */
async function catalogueValues(
  ctx: Ctx,
  method: MethodDefinition,
  values: EntryValues,
): Promise<Map<CatalogueList, Set<string>>> {
  const lists = new Map<CatalogueList, Set<string>>();
  for (const field of method.fields) {
    if (field.type !== 'DropDown' || field.choices.kind !== 'catalogue' || !values.has(field.name)) continue;
    const { list, parent } = field.choices;
    const options = await optionsOf(ctx, field, parent ? values.text(parent) : '');
    lists.set(list, new Set(options.map((option) => option.value)));
  }
  return lists;
}
