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
  for (const [basis, words] of basisWords) {
    const unit = words.test(text) ? knownUnits.get(unitKey(text.replace(words, ''))) : undefined;
    if (unit) return { ...unit, basis };
  }
  return undefined;
}
