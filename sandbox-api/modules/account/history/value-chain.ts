import type { HistoryChange } from '#api/contract/account/history';
import type { Locale } from '#api/contract/messages';
import type { FieldDefinition } from '#api/domain/value-chain/definitions';
import { findForm, findMethod } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import { EntryTables, type KeptEntry } from '#api/modules/activity-data/value-chain-forms/service';
import type { Difference, Value } from './differences';
import { inLanguage } from './names';
import type { HistoryRow } from './repository';

/** Names of what was chosen before and after, by field. */
export type Chosen = Record<'before' | 'after', ReadonlyMap<string, string>>;

/** By key of the history's row, of those that tell of entries of the value chain. */
export async function chosenInEntries(
  ctx: Ctx,
  rows: readonly HistoryRow[],
): Promise<ReadonlyMap<number, Chosen>> {
  const tables = new EntryTables(ctx);
  const chosen = new Map<number, Chosen>();
  for (const { id, entity, before, after } of rows) {
    if (entity !== 'scope3_consumptions') continue;
    const [old, fresh] = [before, after] as (Partial<KeptEntry> | null)[];
    chosen.set(id, {
      before: await tables.chosenIn(keptIn(old)),
      after: await tables.chosenIn(keptIn(fresh)),
    });
  }
  return chosen;
}

const keptIn = (state: Partial<KeptEntry> | null | undefined) => ({
  methodId: state?.methodId ?? 0,
  values: state?.values ?? {},
});

type Entry = {
  /** The newest state first: a field of another method says itself what it is called. */
  methodIds: readonly unknown[];
  chosen: Chosen | undefined;
};

/**
 * A change of an entry of the value chain in the words of its form: fields by their labels, methods and choices by their
 * names.
 */
export function inFormWords(change: Difference, { methodIds, chosen }: Entry, locale: Locale): HistoryChange {
  if (change.field === 'methodId') {
    const name = (id: Value) => {
      const found = typeof id === 'number' ? findMethod(id) : undefined;
      return found ? inLanguage(found.method.label, locale) : id;
    };
    return { ...change, label: null, before: name(change.before), after: name(change.after) };
  }
  const field = methodIds.map((id) => fieldOf(change.field, id)).find((found) => found !== undefined);
  if (!field) return { ...change, label: null };
  const named = (side: 'before' | 'after') =>
    change[side] === null ? null : (chosen?.[side].get(field.name) ?? change[side]);
  return {
    field: change.field,
    label: inLanguage(field.label, locale),
    before: named('before'),
    after: named('after'),
  };
}

/** What the category's form is called: the method says more than a number. */
export function entryName(formId: unknown, methodId: unknown, locale: Locale): string | null {
  const form = typeof formId === 'number' ? findForm(formId) : undefined;
  const method = typeof methodId === 'number' ? findMethod(methodId)?.method : undefined;
  if (!form) return null;
  return method ? `${form.category} · ${inLanguage(method.label, locale)}` : form.category;
}

function fieldOf(name: string, methodId: unknown): FieldDefinition | undefined {
  if (!name.startsWith('values.') || typeof methodId !== 'number') return undefined;
  const entered = name.slice('values.'.length);
  return findMethod(methodId)?.method.fields.find((field) => field.name === entered);
}
