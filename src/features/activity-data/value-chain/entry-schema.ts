import { type ZodType, z } from 'zod';
import type { Scope3Field, Scope3Method, Scope3Value } from '#api/contract/activity-data/value-chain-forms';
import { nextMonthsDay, nextPeriod } from '@/components/entries/next-period';
import { isFilled } from '@/components/form/field-rules';
import type { ContractForm } from '@/components/form/use-contract-form';
import { askedValues, type EntryValues, emptyValues, methodKey, visibleFields } from './entry-rules';

export type EntryForm = ContractForm<EntryValues, EntryValues>;

export type FormSpec = { fields: readonly Scope3Field[]; methods: readonly Scope3Method[] };

/** Validates the fields of the method and ignores hidden ones. */
export function entrySchema({ fields, methods }: FormSpec, today: string): ZodType<EntryValues, EntryValues> {
  const byMethod = methods.map(({ scope3MethodId }) => {
    const asked = visibleFields(fields, scope3MethodId).map((field) => [
      field.name,
      fieldSchema(field, today),
    ]);
    return z.object({ ...Object.fromEntries(asked), [methodKey]: z.literal(scope3MethodId) });
  });
  return z.discriminatedUnion(methodKey, byMethod as MethodSchemas) as ZodType<EntryValues, EntryValues>;
}

type MethodSchema = z.ZodObject<{ [methodKey]: z.ZodLiteral<number> }>;
type MethodSchemas = [MethodSchema, ...MethodSchema[]];

function fieldSchema(field: Scope3Field, today: string): ZodType {
  switch (field.fieldType) {
    case 'Decimal':
      return field.isRequired ? decimal(field) : decimal(field).nullable();
    case 'DropDown':
      return z
        .string()
        .nullable()
        .refine((value) => !field.isRequired || isFilled(value), {
          params: { code: 'requiredSelection' },
        });
    case 'DatePicker': {
      const day = z.iso.date().refine((date) => date <= today, { params: { code: 'dateAfterToday' } });
      return field.isRequired ? day : day.nullable();
    }
    case 'TextField': {
      const text = z
        .string()
        .trim()
        .max(field.maxLength ?? longestText);
      return field.isRequired ? text.min(1) : text;
    }
    case 'Checkbox':
      return z.boolean();
  }
}

/** The values of the contract. */
const longestText = 2000;

function decimal({ isInteger, min, max }: Scope3Field): z.ZodNumber {
  const number = isInteger ? z.number().int() : z.number();
  const bounded = min === null ? number : number.min(min);
  return max === null ? bounded : bounded.max(max);
}

/** An empty entry of one method. */
export function blankEntry({ fields }: Pick<FormSpec, 'fields'>, methodId: Scope3Value): EntryValues {
  return {
    ...emptyValues(fields),
    ...emptyValues(visibleFields(fields, methodId)),
    [methodKey]: methodId,
  };
}

/** The next bill: same method, choices and supplier, for the next period. Amounts and document are not copied. */
export function nextEntry(spec: Pick<FormSpec, 'fields'>, saved: EntryValues, today: string): EntryValues {
  const methodId = saved[methodKey] ?? null;
  const kept = visibleFields(spec.fields, methodId).filter(
    ({ name, fieldType }) => fieldType === 'DropDown' || fieldType === 'Checkbox' || name === 'supplier',
  );
  return {
    ...blankEntry(spec, methodId),
    ...Object.fromEntries(kept.map(({ name }) => [name, saved[name] ?? null])),
    ...nextDays(saved, today),
  };
}

/** A single-day entry has no last day. */
function nextDays({ startDate, endDate }: EntryValues, today: string): EntryValues {
  if (typeof startDate !== 'string') return {};
  if (typeof endDate !== 'string' || !endDate) return { startDate: nextMonthsDay(startDate, today) };
  return { ...nextPeriod({ startDate, endDate }, today) };
}

/** The request body: only the fields of the method, no empty values, no unit without its amount. */
export function valuesToSend({ fields }: Pick<FormSpec, 'fields'>, values: EntryValues): EntryValues {
  const unused = new Set(
    visibleFields(fields, values[methodKey] ?? null)
      .filter(({ name, unitField }) => unitField && !isFilled(values[name]))
      .map(({ unitField }) => unitField),
  );
  return Object.fromEntries(
    Object.entries(askedValues(fields, values))
      .filter(([name]) => !unused.has(name))
      .filter(([, value]) => typeof value === 'boolean' || isFilled(value)),
  );
}
