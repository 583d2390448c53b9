import type { FieldIssue } from '#api/contract/field-issue';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { unitIssues } from '#api/modules/activity-data/units/service';
import { requireLocationOrAll } from '#api/modules/company/locations/service';
import type { Catalogue, CatalogueItem } from './repository';

export { type CatalogueItem, renewableCatalogue, utilityCatalogue } from './repository';

export type ListItems = {
  ctx: Ctx;
  input: {
    /** 0 stands for every location. */
    params: { locationId: number };
    query: { listAllPossible: boolean; addOptionAll: boolean };
  };
};

/** Everything that can be entered, or what a location has data of. */
export async function listItems(
  catalogue: Catalogue,
  { ctx, input: { params, query } }: ListItems,
): Promise<CatalogueItem[]> {
  const locationId = await requireLocationOrAll(ctx, params.locationId);
  return query.listAllPossible
    ? catalogue.findAll(ctx.db)
    : catalogue.findUsed(ctx.db, ctx.session.companyId, locationId);
}

/** What an entry of an item is shown with. */
type ItemNames = { item: { nameEn: string; namePl: string }; unitSymbol: string };

/** What does not fit together among the item and the unit of an entry, else its names. `field` is the item's. */
export async function lookAtItem(
  ctx: Ctx,
  catalogue: Catalogue,
  entry: { field: string; itemId: number; unitId: number },
): Promise<{ issues: FieldIssue[]; names?: ItemNames }> {
  const item = await catalogue.find(ctx.db, entry.itemId);
  if (!item) return { issues: [{ path: entry.field, code: 'unknownReference', params: {} }] };
  const unit = item.units.find(({ id }) => id === entry.unitId);
  return {
    issues: unitIssues(ctx, entry.unitId, item.units, localName(item, ctx.locale)),
    names: { item, unitSymbol: unit?.symbol ?? '' },
  };
}
