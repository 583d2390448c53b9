import type {
  ElectricitySeries,
  ElectricityShares,
  FuelAggregate,
  RankedCategories,
  ScopeAggregates,
  TopEmissions,
  UtilityAggregate,
} from '#api/contract/emissions/dashboard';
import { figures, yearOf } from '#api/contract/emissions/figures';
import { Decimal } from '#api/domain/units/decimal';
import { type Ctx, today } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { standInKg } from '#api/modules/emissions/stand-ins/service';
import { headlineMethod, licensedScopes, resolveSelection } from '#api/modules/emissions/sums/selection';
import { categoryColour, supplyColour } from './colours';
import { emissionMonthsOf } from './emission-months';
import { formattedEmissions } from './formatted-emissions';
import { lastMonths } from './periods';
import * as repository from './repository';
import { chosenDuration, chosenYear } from './settings';

export { widgets } from './settings';

type Call<Input> = { ctx: Ctx; input: Input };
type ByLocation = { query: { locationId: number } };

const kilograms = 'kg CO₂e';

export async function listFuelAggregates({ ctx, input }: Call<ByLocation>): Promise<FuelAggregate[]> {
  const months = await chosenMonths(ctx, 'fuels');
  const { locationId } = input.query;
  const selection = await resolveSelection(ctx, figures.item({ ...months, locationId, kind: 'fuel' }));
  const rows = await repository.sumByFuel(ctx.db, ctx.session.companyId, selection);
  const total = totalOf(rows.map((row) => row.kgCo2e));
  return rows.map((row) => ({
    fuelId: row.id,
    fuelName: localName(row, ctx.locale),
    percentage: percentageOf(row.kgCo2e, total),
    carbonEquivalent: Number(row.kgCo2e),
    colour: row.colour,
    unitSymbol: kilograms,
    ...months,
  }));
}

export async function listUtilityAggregates({ ctx, input }: Call<ByLocation>): Promise<UtilityAggregate[]> {
  const months = await chosenMonths(ctx, 'utilities');
  const { locationId } = input.query;
  const selection = await resolveSelection(ctx, figures.item({ ...months, locationId, kind: 'utility' }));
  const rows = await repository.sumByUtility(ctx.db, ctx.session.companyId, selection);
  return rows.map((row) => ({
    utilityId: row.id,
    utilityName: localName(row, ctx.locale),
    carbonEquivalent: Number(row.kgCo2e),
    colour: row.colour,
    unitSymbol: kilograms,
    ...months,
  }));
}

export const readScopeAggregates = ofChosenYear(scopeAggregatesOf);
export const readEmissionMonths = ofChosenYear(emissionMonthsOf);
export const readEmissionCategories = ofChosenYear(emissionCategoriesOf);
export const readElectricitySeries = ofChosenYear(electricitySeriesOf);

export async function readTopEmissions({
  ctx,
  input: { params },
}: Call<{ params: { count: number } }>): Promise<TopEmissions> {
  return topEmissionsOf(ctx, await chosenYear(ctx), params.count);
}

export async function readElectricityShares({ ctx }: { ctx: Ctx }): Promise<ElectricityShares> {
  const { types, ...rest } = await readElectricitySeries({ ctx });
  return { ...rest, types: types.map(({ entries: _, ...type }) => type) };
}

/** A figure of the year that the user chose. */
function ofChosenYear<Answer>(figureOf: (ctx: Ctx, year: number) => Promise<Answer>) {
  return async ({ ctx }: { ctx: Ctx }): Promise<Answer> => figureOf(ctx, await chosenYear(ctx));
}

/** Totals of the licensed scopes. Scope 2 has both methods, which are never added up. */
export async function scopeAggregatesOf(ctx: Ctx, year: number): Promise<ScopeAggregates> {
  const { companyId } = ctx.session;
  const scopes = licensedScopes(ctx);
  const selection = await resolveSelection(ctx, figures.total({ year }));
  const rows = await repository.sumByScope(ctx.db, companyId, selection);
  const isIn = (method: Method | 'headline', row: (typeof rows)[number]) =>
    row.method === 'none' || (method === 'headline' ? row.isHeadline : row.method === method);
  const totalBy = (method: Method | 'headline', scope?: number) =>
    totalOf(
      rows.filter((row) => isIn(method, row) && (scope ?? row.scope) === row.scope).map((row) => row.kgCo2e),
    ).toNumber();
  const [total, location, market] = [totalBy('headline'), totalBy('location'), totalBy('market')];
  return {
    year,
    total,
    formattedTotal: formattedEmissions(total, ctx.locale),
    unitSymbol: kilograms,
    headlineScope2Method: methodOf(rows) ?? (await headlineMethod(ctx)),
    totalLocationBased: location,
    formattedTotalLocationBased: formattedEmissions(location, ctx.locale),
    totalMarketBased: market,
    formattedTotalMarketBased: formattedEmissions(market, ctx.locale),
    marketBasedStandInShare: scopes.includes(2) ? await standInShare(ctx, year, market) : 0,
    entries: scopes.map((scope) => ({
      scope,
      name: ctx.locale === 'pl' ? `Zakres ${scope}` : `Scope ${scope}`,
      carbonEquivalent: totalBy('headline', scope),
      formattedCe: formattedEmissions(totalBy('headline', scope), ctx.locale),
      carbonEquivalentLocationBased: totalBy('location', scope),
      carbonEquivalentMarketBased: totalBy('market', scope),
    })),
  };
}

async function standInShare(ctx: Ctx, year: number, market: number): Promise<number> {
  const kg = (await standInKg(ctx, year)).toNumber();
  return market > 0 ? Math.min(kg / market, 1) : 0;
}

type Method = 'location' | 'market';

/** The method of all headline figures of the year. Undefined if months use different methods. */
function methodOf(rows: Awaited<ReturnType<typeof repository.sumByScope>>): Method | undefined {
  const methods = new Set(
    rows.flatMap(({ isHeadline, method }) => (isHeadline && method !== 'none' ? [method] : [])),
  );
  return methods.size === 1 ? [...methods][0] : undefined;
}

export async function emissionCategoriesOf(ctx: Ctx, year: number): Promise<RankedCategories> {
  const selection = await resolveSelection(ctx, figures.total({ year }));
  const rows = await repository.sumByCategory(ctx.db, ctx.session.companyId, selection);
  return {
    year,
    unitSymbol: kilograms,
    categories: rows.map((row, index) => ({
      rank: index + 1,
      scope: row.scope,
      category: row.code,
      name: localName(row, ctx.locale),
      carbonEquivalent: Number(row.kgCo2e),
      colour: categoryColour(row.scope, row.number),
    })),
  };
}

export async function topEmissionsOf(ctx: Ctx, year: number, count: number): Promise<TopEmissions> {
  const selection = await resolveSelection(ctx, figures.source({ year }));
  const by = { selection, limit: count };
  const rows = await repository.sumBySource(ctx.db, ctx.session.companyId, by);
  return {
    year,
    unitSymbol: kilograms,
    topEmissions: rows.map((row, index) => {
      const [scope, number] = row.category.split('.').map(Number);
      return {
        rank: index + 1,
        entityName: `${localName(row, ctx.locale)} · ${row.locationName}`,
        kind: row.sourceKind,
        itemId: row.itemId,
        category: row.category,
        locationId: row.locationId,
        carbonEquivalent: Number(row.kgCo2e),
        colour: row.colour ?? categoryColour(scope ?? 0, number ?? 1),
      };
    }),
  };
}

export async function electricitySeriesOf(ctx: Ctx, year: number): Promise<ElectricitySeries> {
  const selection = await resolveSelection(ctx, figures.electricity(yearOf(year)));
  const rows = await repository.sumElectricity(ctx.db, ctx.session.companyId, selection);
  const total = totalOf(rows.map((row) => row.kwh));
  const keyOf = (row: (typeof rows)[number]) => `${row.sourceKind}:${row.itemId}:${row.supplyTypeId}`;
  const firstRows = rows.filter(
    (row, index) => rows.findIndex((other) => keyOf(other) === keyOf(row)) === index,
  );
  const types = firstRows.map((first) => {
    const own = rows.filter((row) => keyOf(row) === keyOf(first));
    const kwh = totalOf(own.map((row) => row.kwh));
    return {
      name: electricityName(first, ctx),
      kind: first.sourceKind,
      itemId: first.itemId,
      supplyTypeId: first.supplyTypeId,
      value: kwh.toNumber(),
      valuePercentage: percentageOf(kwh, total),
      colour: supplyColour(first.supplyTypeId, first.colour),
      entries: own.map((row) => ({ date: row.month, value: Number(row.kwh) })),
    };
  });
  return { year, unitSymbol: 'kWh', types };
}

/**
 * Electricity without a contract, including for vehicles, is named grid electricity. Other types have their own names.
 */
function electricityName(
  row: Parameters<typeof localName>[0] & { sourceKind: string; supplyTypeId: number },
  ctx: Ctx,
) {
  const name = localName(row, ctx.locale);
  if (row.sourceKind === 'fuel') return ctx.locale === 'pl' ? `Ładowanie: ${name}` : `Charging: ${name}`;
  const isGrid = row.sourceKind === 'utility' && row.supplyTypeId === 0;
  if (!isGrid) return name;
  return ctx.locale === 'pl' ? 'Energia z sieci' : 'Grid electricity';
}

async function chosenMonths(ctx: Ctx, chart: 'fuels' | 'utilities') {
  return lastMonths(today(ctx.platform.clock), await chosenDuration(ctx, chart));
}

function totalOf(amounts: readonly (string | Decimal)[]): Decimal {
  return amounts.reduce<Decimal>((total, amount) => total.plus(amount), new Decimal(0));
}

function percentageOf(part: string | Decimal, total: Decimal): number {
  return total.isZero() ? 0 : new Decimal(part).div(total).times(100).toNumber();
}
