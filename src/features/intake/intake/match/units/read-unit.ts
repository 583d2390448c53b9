import { type KnownUnit, knownUnits, unitKey } from './unit-words';

/** Which calorific value the energy of a fuel is counted by. */
type Basis = 'gross' | 'net';

export type UnitText = KnownUnit & {
  /** Null if the text does not say, which is most often. */
  basis: Basis | null;
};

const basisWords: [Basis, RegExp][] = [
  ['gross', /\(?\b(gross( cv)?|gcv|hhv|hs|ho|brennwert|ciep[łl]o spalania)\)?(?!\p{L})/iu],
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

/** The calorific basis that a text names, and the text without it. */
export function splitBasis(text: string): { basis: Basis | null; rest: string } {
  for (const [basis, words] of basisWords)
    if (words.test(text)) return { basis, rest: text.replace(words, '') };
  return { basis: null, rest: text };
}
