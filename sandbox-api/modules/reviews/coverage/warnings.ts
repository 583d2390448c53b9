import type { CoverageList } from '#api/contract/reviews/gap-explanations';
import { maxWarnedEntries, type WarnedEntry } from '#api/contract/reviews/warnings';
import type { Ctx } from '#api/kernel/context';
import type { RecordedWarnings } from '#api/modules/activity-data/consumptions/checks';
import { recordedFuelWarnings } from '#api/modules/activity-data/fuel-consumptions/service';
import { recordedRenewableWarnings } from '#api/modules/activity-data/renewable-consumptions/service';
import { recordedUtilityWarnings } from '#api/modules/activity-data/utility-consumptions/service';
import { recordedEntryWarnings } from '#api/modules/activity-data/value-chain/service';
import { sourceNames } from '#api/modules/reviews/gap-explanations/service';
import { reviewedCategory } from '#api/modules/reviews/reviews/service';
import { findLocations } from './repository';
import { findFuelIds, findRenewableIds, findUtilityIds } from './repository-items';
import { derivedCategory, sourcesOf } from './sources';

type Call = {
  ctx: Ctx;
  input: { params: { reviewId: number; scopeNumber: number; scopeCategoryNumber: number } };
};
type Checks = (
  ctx: Ctx,
  asked: { firstDay: string; lastDay: string; itemIds: readonly number[] },
) => Promise<RecordedWarnings[]>;

/** The checks of an entry that is about to be recorded, of what is recorded: of the review's period and category. */
export async function listReviewWarnings({ ctx, input }: Call) {
  const { reviewId, scopeNumber: scope, scopeCategoryNumber: categoryNumber } = input.params;
  const { header, category } = await reviewedCategory(ctx, { reviewId, scope, categoryNumber });
  const period = { firstDay: header.periodStart, lastDay: header.periodEnd };
  const found: Omit<WarnedEntry, 'locationName'>[] = [];
  const names = await sourceNames(ctx);
  const look = async (list: CoverageList, itemIds: readonly number[], checks: Checks) => {
    if (itemIds.length === 0) return;
    for (const { itemId, ...entry } of await checks(ctx, { ...period, itemIds }))
      found.push({ ...entry, list, name: names.get(`${list} ${itemId}`) ?? '' });
  };
  // What follows from the rows of other categories is looked at with those.
  const { fuels, utilities, renewables, forms } =
    category === derivedCategory
      ? { ...sourcesOf(''), forms: sourcesOf(category).forms }
      : sourcesOf(category);
  await look('fuels', await findFuelIds(ctx.db, fuels), recordedFuelWarnings);
  await look('utilities', await findUtilityIds(ctx.db, utilities), recordedUtilityWarnings);
  await look('renewable', await findRenewableIds(ctx.db, renewables), recordedRenewableWarnings);
  await look('value-chain', forms, recordedEntryWarnings);
  const places = new Map(
    (await findLocations(ctx.db, ctx.session.companyId)).map(({ id, name }) => [id, name]),
  );
  const newestFirst = found.sort((one, other) =>
    one.endDate === other.endDate ? other.entryId - one.entryId : one.endDate < other.endDate ? 1 : -1,
  );
  const entries = newestFirst
    .slice(0, maxWarnedEntries)
    .map((entry) => ({ ...entry, locationName: places.get(entry.locationId) ?? '' }));
  return { entries, total: found.length };
}
