import type { FieldValues } from 'react-hook-form';
import type { ExtraTexts } from '#api/contract/extra-texts';
import type { ChangePart } from '@/components/crud/changeable';
import type { Language } from '@/lib/format/locale';
import type { ExtraField } from './entry-kind';

/** The extra texts of a kind as its contract states them, with their labels. */
export function extraFieldsOf(texts: ExtraTexts, language: Language): ExtraField[] {
  return Object.entries(texts).map(([name, { label, maxChars }]) => ({
    name,
    label: label[language],
    maxChars,
  }));
}

/** The field values of a row or a new entry. */
export function extraValues<Texts extends ExtraTexts>(texts: Texts, row: object = {}) {
  const values = Object.keys(texts).map((name) => [name, textOf(row, name) ?? '']);
  return Object.fromEntries(values) as { [Name in keyof Texts]: string };
}

/** The supplier, if the kind has one, because the next bill is from the same supplier. */
export function supplierOf(values: object): { supplierName?: string } {
  const supplierName = textOf(values, 'supplierName');
  return supplierName === null ? {} : { supplierName };
}

/** The values to create again when a deleted row is restored. */
export function extraTexts(texts: ExtraTexts, row: object): Record<string, string | null> {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, textOf(row, name)]));
}

/** The texts that a row has. */
export function filledTexts(fields: readonly ExtraField[], row: object): (ExtraField & { text: string })[] {
  return fields.flatMap((field) => {
    const text = textOf(row, field.name);
    return text ? [{ ...field, text }] : [];
  });
}

/** In a conflict, each is decided separately. */
export function extraParts<Values extends FieldValues>(
  fields: readonly ExtraField[],
  none: string,
): ChangePart<Values>[] {
  return fields.map(({ name, label }) => ({
    id: name,
    label,
    fields: [name],
    describe: async (values) => textOf(values, name) || none,
  }));
}

function textOf(row: object, name: string): string | null {
  const text: unknown = Reflect.get(row, name);
  return typeof text === 'string' ? text : null;
}
