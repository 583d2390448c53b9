import { extraTexts } from '#api/contract/activity-data/extra-fields';
import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { EntryDetail } from '#api/contract/emissions/emissions';
import { type ExtraText, type ExtraTextsOf, extraTextsIn } from '#api/contract/extra-texts';
import type { Locale } from '#api/contract/messages';

/** The kinds that have columns; what the value chain's forms ask is in one document for each row. */
export type EntrySource = Exclude<SourceKind, 'scope3'>;

type AllTexts = typeof extraTexts;

type NameOf<Source extends EntrySource> = { [Of in Source]: keyof AllTexts[Of] & string }[Source];

export type ExtraName = NameOf<EntrySource>;

/** The extra texts of a row of one kind. */
export type ExtraTexts<Source extends EntrySource> = ExtraTextsOf<AllTexts[Source]>;

/** The extra fields of a kind with their words, in the order of forms and files. */
export function extraFieldsOf<Source extends EntrySource>(
  source: Source,
): readonly (ExtraText & { name: NameOf<Source> })[] {
  const fields: Record<string, ExtraText> = extraTexts[source];
  return Object.entries(fields).map(([name, text]) => ({ ...text, name: name as NameOf<Source> }));
}

/** The extra texts of a row, and nothing else of it. */
export function extraTextsOf<Source extends EntrySource>(
  source: Source,
  row: ExtraTexts<Source>,
): ExtraTexts<Source> {
  return extraTextsIn(extraTexts[source], row);
}

/** Those that a row fills, with their names. */
export function extraDetails(source: EntrySource, row: object, locale: Locale): EntryDetail[] {
  return extraFieldsOf(source).flatMap(({ name, label }) => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === 'string' ? [{ label: label[locale], value }] : [];
  });
}
