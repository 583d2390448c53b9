import type { fuelExtraTexts } from '#api/contract/activity-data/fuel-consumptions';
import type { renewableExtraTexts } from '#api/contract/activity-data/renewable-consumptions';
import type { utilityExtraTexts } from '#api/contract/activity-data/utility-consumptions';
import type { SourceKind } from '#api/contract/emissions/emission-selection';
import type { EntryDetail } from '#api/contract/emissions/emissions';
import type { Locale } from '#api/contract/messages';

/** The kinds that have columns; what the value chain's forms ask is in one document for each row. */
export type EntrySource = Exclude<SourceKind, 'scope3'>;

/** What files and trails call a field, what to enter there, and an example of it. */
export type FieldWords = {
  label: Record<Locale, string>;
  hint: Record<Locale, string>;
  example: string;
};

/**
 * What is said of the optional texts that one kind has and others do not; each has a column and a field of the
 * contract of its name. The row on the wire, the import with its template and the trail take them from here.
 */
const extraFields = {
  fuel: {
    deliveryNote: {
      label: { en: 'Delivery note', pl: 'Dokument dostawy' },
      hint: {
        en: 'The document that density or calorific value are from, where it is not the invoice; up to 120 characters.',
        pl: 'Dokument, z którego pochodzi gęstość lub wartość opałowa, jeśli nie jest nim faktura; do 120 znaków.',
      },
      example: 'WZ 118/2025',
    },
  },
  utility: {
    meterNumber: {
      label: { en: 'Meter number', pl: 'Numer licznika' },
      hint: {
        en: 'Of the meter that the bill is for, up to 64 characters. Tells equal entries apart.',
        pl: 'Numer licznika, którego dotyczy rachunek, do 64 znaków. Odróżnia takie same wpisy.',
      },
      example: '30 417 882',
    },
  },
  renewable: {},
} satisfies {
  fuel: WordsOf<typeof fuelExtraTexts>;
  utility: WordsOf<typeof utilityExtraTexts>;
  renewable: WordsOf<typeof renewableExtraTexts>;
};

type WordsOf<Texts> = { [Name in keyof Texts]: FieldWords };

type ExtraFields = typeof extraFields;

export type ExtraName = { [Source in EntrySource]: keyof ExtraFields[Source] }[EntrySource];

/** The extra texts of a row of one kind. */
export type ExtraTexts<Source extends EntrySource> = { [Name in keyof ExtraFields[Source]]: string | null };

/** The extra fields of a kind with their words, in the order of forms and files. */
export function extraFieldsOf(source: EntrySource): readonly (FieldWords & { name: ExtraName })[] {
  const fields: Record<string, FieldWords> = extraFields[source];
  return Object.entries(fields).map(([name, words]) => ({ ...words, name: name as ExtraName }));
}

/** The extra texts of a row, and nothing else of it. */
export function extraTextsOf<Source extends EntrySource>(
  source: Source,
  row: ExtraTexts<Source>,
): ExtraTexts<Source> {
  const names = Object.keys(extraFields[source]) as (keyof ExtraTexts<Source>)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as ExtraTexts<Source>;
}

/** Those that a row fills, with their names. */
export function extraDetails(source: EntrySource, row: object, locale: Locale): EntryDetail[] {
  return extraFieldsOf(source).flatMap(({ name, label }) => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === 'string' ? [{ label: label[locale], value }] : [];
  });
}
