import type { Utility } from '#api/contract/activity-data/utilities';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { found } from '#api/kernel/problem-error';
import {
  type CatalogueItem,
  type ListItems,
  listItems,
  lookAtItem,
  utilityCatalogue,
} from '#api/modules/activity-data/catalogue/service';
import { toUnit } from '#api/modules/activity-data/units/service';

export async function listLocationUtilities(call: ListItems): Promise<Utility[]> {
  const { ctx, input } = call;
  const utilities = (await listItems(utilityCatalogue, call)).map((item) => ({
    utilityId: item.id,
    name: localName(item, ctx.locale),
    isElectricity: item.isElectricity,
    isCooling: item.isCooling,
    units: item.units.map((unit) => toUnit(unit, ctx)),
  }));
  return input.query.addOptionAll ? [allUtilities(ctx), ...utilities] : utilities;
}

/** What does not fit together among the utility and unit of an entry, else its names. */
export function lookAtUtility(ctx: Ctx, { utilityId, unitId }: { utilityId: number; unitId: number }) {
  return lookAtItem(ctx, utilityCatalogue, { field: 'utilityId', itemId: utilityId, unitId });
}

/** Loads a utility of the catalogue, or refuses it as missing. */
export async function requireUtility(ctx: Ctx, utilityId: number): Promise<CatalogueItem> {
  return found(await utilityCatalogue.find(ctx.db, utilityId));
}

function allUtilities({ locale }: Ctx): Utility {
  return {
    utilityId: 0,
    name: locale === 'pl' ? 'Wszystkie media' : 'All utilities',
    isElectricity: false,
    isCooling: false,
    units: [],
  };
}
