import { z } from 'zod';
import { optionalLine } from './fields';

/** Optional texts on one line that entries of one kind have and others do not: how long each may be, by its field. */
export type ExtraTexts = Readonly<Record<string, { maxChars: number }>>;

/** The fields of what is entered: trimmed, and null where nothing was. */
export function extraInputs<Texts extends ExtraTexts>(texts: Texts) {
  const fields = Object.entries(texts).map(([name, { maxChars }]) => [name, optionalLine(maxChars)]);
  return Object.fromEntries(fields) as { [Name in keyof Texts]: ReturnType<typeof optionalLine> };
}

/** The fields of what is answered. */
export function extraOutputs<Texts extends ExtraTexts>(texts: Texts) {
  const fields = Object.keys(texts).map((name) => [name, z.string().nullable()]);
  return Object.fromEntries(fields) as { [Name in keyof Texts]: z.ZodNullable<z.ZodString> };
}
