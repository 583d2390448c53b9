import { z } from 'zod';
import { optionalLine } from './fields';
import type { Locale } from './messages';

/** An optional text on one line: its maximum length and its labels. */
export type ExtraText = {
  maxChars: number;
  /** In forms, lists, files, trails and the history. */
  label: Record<Locale, string>;
  /** What to enter, in a template. */
  hint: Record<Locale, string>;
  example: string;
};

/** Texts specific to one type of entry, by their field. */
export type ExtraTexts = Readonly<Record<string, ExtraText>>;

/** The input fields: trimmed, and null if empty. */
export function extraInputs<Texts extends ExtraTexts>(texts: Texts) {
  const fields = Object.entries(texts).map(([name, { maxChars }]) => [name, optionalLine(maxChars)]);
  return Object.fromEntries(fields) as { [Name in keyof Texts]: ReturnType<typeof optionalLine> };
}

/** The response fields. */
export function extraOutputs<Texts extends ExtraTexts>(texts: Texts) {
  const fields = Object.keys(texts).map((name) => [name, z.string().nullable()]);
  return Object.fromEntries(fields) as { [Name in keyof Texts]: z.ZodNullable<z.ZodString> };
}

/** The extra texts of a row, without its other fields. */
export function extraTextsIn<Texts extends ExtraTexts>(texts: Texts, row: ExtraTextsOf<Texts>) {
  const names = Object.keys(texts) as (keyof Texts)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as ExtraTextsOf<Texts>;
}

/** As a row holds them. */
export type ExtraTextsOf<Texts> = { [Name in keyof Texts]: string | null };
