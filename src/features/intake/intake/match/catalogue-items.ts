import type { IntakeChoices } from '../model';

/** Only for tests, which bring the catalogue along: the page knows it by the API alone. */

type Item = IntakeChoices['items'][number];
type Listed = { id: number; nameEn: string; namePl: string; units: readonly string[] };

export type Catalogue = {
  utilities: readonly Listed[];
  fuels: readonly Listed[];
  units: readonly { id: number; code: string; symbol: string }[];
};

/** The utilities and fuels as the API offers them, without variants. */
export function catalogueItems({ utilities, fuels, units }: Catalogue): Item[] {
  const itemOf = (kind: Item['kind'], { id, nameEn, namePl, units: codes }: Listed): Item => ({
    kind,
    itemId: id,
    name: nameEn,
    names: [nameEn, namePl],
    categoryName: '',
    units: units
      .filter(({ code }) => codes.includes(code))
      .map((unit) => ({ unitId: unit.id, symbol: unit.symbol })),
    variants: [],
    needsVariant: false,
  });
  return [...utilities.map((one) => itemOf('utility', one)), ...fuels.map((one) => itemOf('fuel', one))];
}
