import { type KnownUnit, knownUnits, unitKey } from './unit-words';

/** Which calorific value the energy of a fuel is counted by. */
type Basis = 'gross' | 'net';

export type UnitText = KnownUnit & {
  /** Null if the text does not say, which is most often. */
  basis: Basis | null;
};

/**
 * The Polish `współczynnik konwersji` of a gas bill is the ciepło spalania ÷ 3.6, so it is gross: tariffs since the
 * regulation of 28 June 2013 (Dz.U. 2013 poz. 820).
 */
const basisWords: [Basis, RegExp][] = [
  [
    'gross',
    /\(?\b(gross( cv)?|gcv|hhv|hs|ho|(?:abrechnungs)?brennwert|ciep[łl]o spalania|wsp[óo][łl]czynnik konwersji)\)?(?!\p{L})/iu,
  ],
  ['net', /\(?\b(net( cv)?|ncv|lhv|hi|hu|heizwert|warto[śs][ćc] opa[łl]owa)\)?(?!\p{L})/iu],
];

/** What a text says about a unit, such as `kWh (gross CV)`; undefined for a unit that nothing here knows. */
export function readUnit(text: string): UnitText | undefined {
  const plain = knownUnits.get(unitKey(text));
  if (plain) return { ...plain, basis: null };
  const { basis, rest } = splitBasis(text);
  const unit = basis === null ? undefined : knownUnits.get(unitKey(rest));
  return unit && { ...unit, basis };
}

/** The calorific basis that a label names; null if it names none, or both. */
export function basisIn(label: string): Basis | null {
  const named = basisWords.filter(([, words]) => words.test(label));
  const [only] = named;
  return only && named.length === 1 ? only[0] : null;
}

/** The calorific basis that a text names, and the text without it. */
export function splitBasis(text: string): { basis: Basis | null; rest: string } {
  for (const [basis, words] of basisWords)
    if (words.test(text)) return { basis, rest: text.replace(words, '') };
  return { basis: null, rest: text };
}
