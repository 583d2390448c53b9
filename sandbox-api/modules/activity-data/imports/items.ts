import type { Locale } from '#api/contract/messages';
import type { Ctx } from '#api/kernel/context';
import { foldedName } from '#api/kernel/names';
import { listLocationFuels } from '#api/modules/activity-data/fuels/service';
import { listLocationRenewables } from '#api/modules/activity-data/renewables/service';
import { listLocationUtilities } from '#api/modules/activity-data/utilities/service';
import { listCountries } from '#api/modules/company/countries/service';
import type { KindCode } from './columns';

export type Names = Record<Locale, string>;

/** What a row can be of, with what goes with it. Both languages, since either may be in a file. */
export type ImportItem = {
  id: number;
  names: Names;
  units: readonly { id: number; symbols: Names; names: Names }[];
  variants: readonly { id: number; names: Names }[];
};

/** The one of a list that a text names or, for units, gives the symbol of, in either language. */
export function findByName<T extends { names: Names; symbols?: Names }>(
  list: readonly T[],
  text: string,
): T | undefined {
  const wanted = foldedName(text);
  const isWanted = (words: Names) => foldedName(words.en) === wanted || foldedName(words.pl) === wanted;
  const bySymbol = list.find(({ symbols }) => symbols && isWanted(symbols));
  return bySymbol ?? list.find(({ names }) => isWanted(names));
}

/**
 * What rows of a kind can be of, in the order of the forms; without a location, the countries of locations.
 * Categories limit the fuels; none means all.
 */
export async function loadItems(
  ctx: Ctx,
  code: KindCode,
  locationId: number | null,
  fuelCategoryIds: readonly number[] = [],
): Promise<ImportItem[]> {
  const english = await listedItems({ ...ctx, locale: 'en' }, code, locationId);
  const polish = await listedItems({ ...ctx, locale: 'pl' }, code, locationId);
  const wanted = english.filter(
    ({ categoryId }) => fuelCategoryIds.length === 0 || fuelCategoryIds.includes(categoryId ?? 0),
  );
  return wanted.map((item) => merged(item, polish.find(({ id }) => id === item.id) ?? item));
}

type Listed = {
  id: number;
  name: string;
  categoryId?: number;
  units: readonly { unitId: number; symbol: string; name: string }[];
  variants: readonly { fuelVariantId: number; name: string }[];
};

/** As the forms list them, in the language of the context. */
async function listedItems(ctx: Ctx, code: KindCode, locationId: number | null): Promise<Listed[]> {
  if (locationId === null) {
    const countries = await listCountries({ ctx });
    return countries.map(({ countryId: id, name }) => ({ id, name, units: [], variants: [] }));
  }
  const params = { locationId };
  if (code === 'fuels') {
    const fuels = await listLocationFuels({ ctx, input: { params, query: {} } });
    return fuels.map(({ fuelId, fuelCategoryId, ...fuel }) => ({
      ...fuel,
      id: fuelId,
      categoryId: fuelCategoryId,
    }));
  }
  const query = { listAllPossible: true, addOptionAll: false };
  if (code === 'utilities') {
    const utilities = await listLocationUtilities({ ctx, input: { params, query } });
    return utilities.map(({ utilityId, ...utility }) => ({ ...utility, id: utilityId, variants: [] }));
  }
  const renewables = await listLocationRenewables({ ctx, input: { params, query } });
  return renewables.map(({ renewableId, ...renewable }) => ({ ...renewable, id: renewableId, variants: [] }));
}

function merged(english: Listed, polish: Listed): ImportItem {
  return {
    id: english.id,
    names: { en: english.name, pl: polish.name },
    units: english.units.map(({ unitId, symbol, name }, index) => ({
      id: unitId,
      symbols: { en: symbol, pl: polish.units[index]?.symbol ?? symbol },
      names: { en: name, pl: polish.units[index]?.name ?? name },
    })),
    variants: english.variants.map(({ fuelVariantId, name }, index) => ({
      id: fuelVariantId,
      names: { en: name, pl: polish.variants[index]?.name ?? name },
    })),
  };
}
