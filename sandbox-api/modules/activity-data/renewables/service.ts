import type { Renewable } from '#api/contract/activity-data/renewables';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import {
  type ListItems,
  listItems,
  lookAtItem,
  renewableCatalogue,
} from '#api/modules/activity-data/catalogue/service';
import { toUnit } from '#api/modules/activity-data/units/service';

export async function listLocationRenewables(call: ListItems): Promise<Renewable[]> {
  const { ctx, input } = call;
  const renewables = (await listItems(renewableCatalogue, call)).map((item) => ({
    renewableId: item.id,
    name: localName(item, ctx.locale),
    units: item.units.map((unit) => toUnit(unit, ctx)),
  }));
  return input.query.addOptionAll ? [allRenewables(ctx), ...renewables] : renewables;
}

/** What does not fit together among the renewable and unit of an entry, else its names. */
export function lookAtRenewable(ctx: Ctx, { renewableId, unitId }: { renewableId: number; unitId: number }) {
  return lookAtItem(ctx, renewableCatalogue, { field: 'renewableId', itemId: renewableId, unitId });
}

function allRenewables({ locale }: Ctx): Renewable {
  return {
    renewableId: 0,
    name: locale === 'pl' ? 'Wszystkie odnawialne źródła' : 'All renewables',
    units: [],
  };
}
