import type { IntakeChoices } from '../../model';
import { foldText } from '../texts/fold-text';
import { hasWords } from '../texts/similar-texts';

type Location = IntakeChoices['locations'][number];

export type NamedPlaces = {
  /** Locations with their whole name in a text. */
  byName: number[];
  /** All that are named, best first: by name, as the only one in a town, in a town with several. */
  all: number[];
};

/** Which locations the texts around the records name, such as the title of a table or an address on a bill. */
export function namedPlaces(texts: readonly string[], locations: readonly Location[]): NamedPlaces {
  const towns = new Set(locations.map(({ city }) => foldText(city ?? '')).filter((town) => town !== ''));
  const names = locations
    .map(({ locationId, name }) => ({ locationId, name: foldText(name), hasMarks: /[,;:|()]/.test(name) }))
    .filter(({ name }) => name !== '' && !towns.has(name))
    .sort((one, other) => other.name.length - one.name.length);
  const byName = new Set<number>();
  for (const text of texts) for (const id of fullNames(text, names)) byName.add(id);
  const folded = [...new Set(texts.map(foldText))];
  const isSaid = (words: string) => words.length >= 3 && folded.some((text) => hasWords(text, words));
  const inTown = locations.filter(
    ({ name, city }) => isSaid(foldText(city ?? '')) || isShortName(name, isSaid),
  );
  const counts = new Map<string, number>();
  for (const { city } of locations)
    counts.set(foldText(city ?? ''), (counts.get(foldText(city ?? '')) ?? 0) + 1);
  const isAlone = ({ city }: Location) => city === null || counts.get(foldText(city)) === 1;
  const ofTowns = [...inTown.filter(isAlone), ...inTown.filter((one) => !isAlone(one))];
  return {
    byName: [...byName],
    all: [...new Set([...byName, ...ofTowns.map(({ locationId }) => locationId)])],
  };
}

type Name = { locationId: number; name: string; hasMarks: boolean };

/** The longest first, so that `Leeds depot` is not also named where the text says `Leeds depot north`. */
function fullNames(text: string, names: readonly Name[]): number[] {
  const found: number[] = [];
  const whole = foldText(text);
  let pieces = text.split(/[,;:|()]/).map(foldText);
  for (const { locationId, name, hasMarks } of names) {
    const isIn = (piece: string) => (name.includes(' ') ? isNameIn(piece, name) : piece === name);
    if (!pieces.some(isIn) && !(hasMarks && isNameIn(whole, name))) continue;
    found.push(locationId);
    const isOfAnother = names.some((one) => one.name === name && one.locationId !== locationId);
    if (!isOfAnother) pieces = pieces.map((piece) => ` ${piece} `.replaceAll(` ${name} `, ' | ').trim());
  }
  return found;
}

/** `Leeds depot 2` is another place than `Leeds depot`, and `Leeds depot Ltd` is a company. */
function isNameIn(piece: string, name: string): boolean {
  const at = ` ${piece} `.indexOf(` ${name} `);
  if (at < 0) return false;
  return !/^(?:\d+|[ivx]+|ltd|limited|plc|inc|llc|gmbh|ag|sa|s|sp)(?: |$)/.test(
    piece.slice(at + name.length + 1).trimStart(),
  );
}

/** A name of one word also means other things, so it only counts as much as a town. */
function isShortName(name: string, isSaid: (words: string) => boolean): boolean {
  const folded = foldText(name);
  return folded.length >= 4 && !folded.includes(' ') && isSaid(folded);
}
