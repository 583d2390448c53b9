import { type Overview, topCountOfOverview } from '#api/contract/emissions/overview';
import type { Ctx } from '#api/kernel/context';
import { listConsumptionYears } from '#api/modules/emissions/lookups/service';
import { emissionMonthsOf } from './emission-months';
import { electricitySeriesOf, emissionCategoriesOf, scopeAggregatesOf, topEmissionsOf } from './service';
import { listWidgetSelections, readYearSetting } from './settings';

/** Everything the dashboard shows. Each part equals the answer of its own call. */
export async function readOverview({ ctx }: { ctx: Ctx }): Promise<Overview> {
  const selections = await listWidgetSelections({ ctx });
  const years = await listConsumptionYears({
    ctx,
    input: { params: { locationId: 0 }, query: { includeMostRecent: true } },
  });
  const setting = await readYearSetting({ ctx });
  const { year } = setting;
  return {
    selections,
    years,
    year: setting,
    totals: await scopeAggregatesOf(ctx, year),
    months: await emissionMonthsOf(ctx, year),
    categories: await emissionCategoriesOf(ctx, year),
    sources: await topEmissionsOf(ctx, year, topCountOfOverview),
    electricity: ctx.session.modules.includes('SCOPE2') ? await electricitySeriesOf(ctx, year) : null,
  };
}
