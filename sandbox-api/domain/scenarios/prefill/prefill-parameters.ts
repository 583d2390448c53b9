import type {
  DefinitionVariable,
  Localised,
  ParameterRow,
  TableDimension,
} from '#api/domain/scenarios/model/definition';
import { parameterNote } from '#api/domain/scenarios/model/parameter-notes';
import { conversionTo } from './exchange';
import { assumedOrigin, emptyOrigin, parameterOrigin } from './prefill-texts';
import type { FieldPrefill, Options, PrefillParts } from './prefill-types';
import { citedIn } from './source-words';

/** Countries whose value may be used, flagged, if a country has none; by the start of the parameter's name. */
const standIns = [
  { start: 'ev_kwh_km_', country: 'GB' },
  { start: 'homeworking', country: 'GB' },
  { start: 'u_new_', country: 'PL' },
];

type Found = { row: ParameterRow; standIn: string | null };

/** The published value for the country of the location, a worldwide one, or a permitted replacement. */
export function findParameter({ model, facts }: PrefillParts, id: string): Found | null {
  const country = facts.chosen?.countryCode ?? '';
  const own = model.parameters.find(id, country);
  if (own) return { row: own, standIn: null };
  const standIn = standIns.find(({ start }) => id.startsWith(start))?.country;
  const other = standIn ? model.parameters.find(id, standIn) : null;
  return other && standIn ? { row: other, standIn } : null;
}

/** A field that the definition gives a parameter to; null where it does not. */
export function fromParameter(
  parts: PrefillParts,
  field: DefinitionVariable | TableDimension,
  table?: DefinitionVariable,
): FieldPrefill | null {
  const { parameter } = field;
  if (!parameter) return null;
  const codes = [...parameter.matchAll(/<(\w+)>/g)].map(([, code = '']) => code);
  if (codes.length === 0) return plain(parts, field, parameter);
  const others = table?.tableDimensions ?? parts.model.variables;
  const choices = codes.map((code) => others.find((other) => other.code === code)?.choices ?? []);
  if (choices.some((list) => list.length === 0)) return null;
  const options: Record<string, Options[string]> = {};
  for (const values of combinations(choices.map((list) => list.map(({ value }) => value)))) {
    const id = codes.reduce((name, code, index) => name.replace(`<${code}>`, values[index] ?? ''), parameter);
    const { value, origin } = publishedValue(parts, field, id);
    if (value !== null) options[values.join('|')] = { value, origin };
  }
  return { value: null, origin: emptyOrigin(nothingFound), by: { codes, options } };
}

function plain(
  parts: PrefillParts,
  field: DefinitionVariable | TableDimension,
  id: string,
): FieldPrefill | null {
  if (!/^\w+$/.test(id)) return null;
  const { value, origin } = publishedValue(parts, field, id);
  if (value !== null) return { value, origin, by: null };
  const own = parts.model.definition.defaults[field.code] ?? field.defaultValue;
  if (typeof own === 'object' || field.code === 'grid_target') return { value: null, origin, by: null };
  return { value: own, origin: assumedOrigin(generalAssumption), by: null };
}

/** Money in another currency is converted, with the rate beside it; without a rate it is named and left to the reader. */
export function publishedValue(
  parts: PrefillParts,
  { unit }: Pick<TableDimension, 'unit'>,
  id: string,
): { value: number | null; origin: FieldPrefill['origin'] } {
  const found = findParameter(parts, id);
  const published = found?.row.value;
  if (!found || !published) return { value: null, origin: emptyOrigin(nothingFound) };
  const { row, standIn } = found;
  const citation = parts.citations[row.sourceId ?? ''];
  const currency = unit.startsWith('money') ? /^[A-Z]{3}/.exec(row.unit)?.[0] : undefined;
  const notes = [standIn ? standInNote(standIn) : null, parameterNote(row.note)];
  if (!currency || currency === parts.facts.currency)
    return { value: Number(published), origin: parameterOrigin(row, citation, joined(...notes)) };
  const conversion = conversionTo(parts, currency);
  if (!conversion)
    return { value: null, origin: emptyOrigin(inOtherCurrency(row, citation, parts.facts.currency)) };
  const converted = (amount: string | null) => (amount ? String(conversion.convert(amount)) : null);
  const inOwn = { ...row, low: converted(row.low), high: converted(row.high) };
  const said = {
    en: `Published: ${published} ${row.unit}`,
    pl: `Opublikowano: ${published} ${row.unit}`,
  };
  const note = joined(bothOf(said, conversion.note), ...notes);
  return { value: conversion.convert(published), origin: parameterOrigin(inOwn, citation, note) };
}

function bothOf(first: Localised, second: Localised): Localised {
  return { en: `${first.en}, ${second.en}`, pl: `${first.pl}, ${second.pl}` };
}

const nothingFound: Localised = {
  en: 'No published value for this country: enter your own',
  pl: 'Brak opublikowanej wartości dla tego kraju: wpisz własną',
};

const generalAssumption: Localised = {
  en: 'No published value for this country: this is a general assumption by Ledgerleaf',
  pl: 'Brak opublikowanej wartości dla tego kraju: to ogólne założenie Ledgerleaf',
};

function standInNote(country: string): Localised {
  return { en: `Proxy value from ${country}`, pl: `Wartość zastępcza z ${country}` };
}

function inOtherCurrency(row: ParameterRow, citation: string | undefined, currency: string): Localised {
  const published = `${row.value} ${row.unit}${row.year ? ` (${row.year})` : ''}`;
  const cited = citation ? citedIn(citation) : null;
  return {
    en: `Published: ${published}${cited ? `, ${cited.en}` : ''}. Enter the amount in ${currency}: it is not converted automatically`,
    pl: `Opublikowano: ${published}${cited ? `, ${cited.pl}` : ''}. Wpisz kwotę w ${currency}: nie jest przeliczana automatycznie`,
  };
}

export function joined(...notes: (Localised | null)[]): Localised | null {
  const known = notes.filter((note) => note !== null);
  if (known.length === 0) return null;
  return { en: known.map(({ en }) => en).join('. '), pl: known.map(({ pl }) => pl).join('. ') };
}

function combinations(lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (sofar, list) => sofar.flatMap((values) => list.map((value) => [...values, value])),
    [[]],
  );
}
