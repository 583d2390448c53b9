import type { FieldValues } from 'react-hook-form';
import type { ExtraTexts } from '#api/contract/extra-texts';
import type { ChangePart } from '@/components/crud/changeable';
import type { Language } from '@/lib/format/locale';
import type { ExtraField } from './entry-kind';

/** The extra texts of a kind, as its contract states them, with what the reader calls them. */
export function extraFieldsOf(texts: ExtraTexts, language: Language): ExtraField[] {
  return Object.entries(texts).map(([name, { label, maxChars }]) => ({
    name,
    label: label[language],
    maxChars,
  }));
}

/** What the fields of a form hold for a row, or for a new entry. */
export function extraValues<Texts extends ExtraTexts>(texts: Texts, row: object = {}) {
  const values = Object.keys(texts).map((name) => [name, textOf(row, name) ?? '']);
  return Object.fromEntries(values) as { [Name in keyof Texts]: string };
}

/** The supplier, where the kind has one: the next bill of a stack is from the same. */
export function supplierOf(values: object): { supplierName?: string } {
  const supplierName = textOf(values, 'supplierName');
  return supplierName === null ? {} : { supplierName };
}

/** What is entered once more when a deleted row is restored. */
export function extraTexts(texts: ExtraTexts, row: object): Record<string, string | null> {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, textOf(row, name)]));
}

/** Those that a row fills. */
export function filledTexts(fields: readonly ExtraField[], row: object): (ExtraField & { text: string })[] {
  return fields.flatMap((field) => {
    const text = textOf(row, field.name);
    return text ? [{ ...field, text }] : [];
  });
}

/** Each is decided by itself when two people changed the same row. */
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
