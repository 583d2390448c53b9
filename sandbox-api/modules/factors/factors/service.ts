import { figures } from '#api/contract/emissions/figures';
import type { ModuleKey } from '#api/contract/endpoint';
import type {
  Factor,
  FactorDetail,
  FactorFilters,
  FactorHistoryPoint,
  FactorRadar,
} from '#api/contract/factors/factors';
import type { PageQuery } from '#api/contract/fields';
import { factorName } from '#api/domain/factors/names/factor-name';
import { whyNotTaken } from '#api/domain/factors/rows-not-taken';
import { decimal, sum } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { found } from '#api/kernel/problem-error';
import { resolveSelection } from '#api/modules/emissions/sums/selection';
import { factorPlaces, groupsIn, placeOf } from './factor-groups';
import * as repository from './repository';
import {
  countRowsOf,
  describeUses,
  findMonths,
  findReasonCounts,
  findUseMonths,
  findUsingRows,
  type SourceKind,
  type UsedFactor,
} from './repository-use';

type Call<Input> = { ctx: Ctx; input: Input };

type CatalogueQuery = PageQuery & {
  search?: string;
  publisher?: string;
  year?: number;
  region?: string;
  scope?: number;
  category?: string;
};

/** Reference data is shared by all companies; only its use by a company is private. */
export async function listFactors({
  ctx,
  input: { query },
}: Call<{ query: CatalogueQuery }>): Promise<Page<Factor>> {
  const wanted: repository.FactorQuery = {
    words: await searchedWords(ctx, query.search),
    series: query.publisher,
    year: query.year,
    region: query.region,
    groups: groupsIn(query.scope, query.category),
  };
  const rows = await repository.findFactors(ctx.db, wanted, {
    companyId: ctx.session.companyId,
    ...limitsOf(query),
  });
  const total = query.IncludeCount ? await repository.countFactors(ctx.db, wanted) : 0;
  const nameOf = await categoryNames(ctx);
  return pageOf(
    rows.map((row) => toFactor(ctx, row, nameOf)),
    query,
    total,
  );
}

/** The words searched for, each with the activities whose name in the reader's language has it. */
async function searchedWords({ db, locale }: Ctx, search = ''): Promise<repository.SearchedWord[]> {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const named = (await repository.findActivityPaths(db)).map(({ id, path }) => ({
    id,
    name: factorName(path, locale).toLowerCase(),
  }));
  return words.map((word) => ({
    word,
    activityIds: named.flatMap(({ id, name }) => (name.includes(word.toLowerCase()) ? [id] : [])),
  }));
}

export async function readFactorFilters({ ctx }: { ctx: Ctx }): Promise<FactorFilters> {
  const { editions, regions, years } = await repository.findFilterValues(ctx.db);
  const nameOf = await categoryNames(ctx);
  const newest = editions.filter(
    ({ series }, index) => editions.findIndex((edition) => edition.series === series) === index,
  );
  const isShared = (name: string) => newest.filter((edition) => edition.name === name).length > 1;
  return {
    // A publisher with several publications is told apart by their titles.
    publishers: newest.map(({ series, name, title }) => ({
      series,
      name: isShared(name) ? `${name}: ${title}` : name,
    })),
    years,
    regions,
    categories: factorPlaces.map((place) => ({ ...place, name: nameOf(place.category) })),
  };
}

const shownUses = 10;

export async function readFactor({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<FactorDetail> {
  const row = found(await repository.findFactor(ctx.db, params.id));
  const history = await repository.findHistory(ctx.db, row);
  const { factor, edition } = row;
  return {
    ...toFactor(ctx, row, await categoryNames(ctx)),
    activityId: factor.activityId,
    unitId: factor.unitId,
    kgCo2: factor.kgCo2,
    kgCh4Co2e: factor.kgCh4Co2e,
    kgN2oCo2e: factor.kgN2oCo2e,
    kgCo2Biogenic: factor.kgCo2Biogenic,
    sourceRow: factor.sourceRow,
    editionTitle: edition.title,
    reference: edition.reference,
    licence: edition.licence,
    attribution: edition.attribution,
    gwpBasis: edition.gwpBasis,
    history: history.flatMap(toHistoryPoint),
    ...(await usesOf(ctx, { factorId: params.id })),
    notTaken: whyNotTaken(row.activity.code, row.unitCode),
  };
}

/** The rows that one of the company's own factors works in. */
export async function companyFactorUses(ctx: Ctx, companyFactorId: number) {
  const { companyId } = ctx.session;
  const { uses } = await usesOf(ctx, { companyFactorId });
  const useCount = await countRowsOf(ctx.db, companyId, { companyFactorId }, visibleKinds(ctx));
  return { useCount, uses };
}

async function usesOf(
  ctx: Ctx,
  factor: UsedFactor,
): Promise<Pick<FactorDetail, 'useCount' | 'useMonths' | 'uses'>> {
  const { companyId } = ctx.session;
  const kinds = visibleKinds(ctx);
  const months = await findUseMonths(ctx.db, companyId, factor, kinds);
  const [latest, first] = [months[0], months.at(-1)];
  const uses = await latestUses(ctx, factor, months);
  return {
    useCount: months.reduce((total, { lineCount }) => total + lineCount, 0),
    useMonths: latest && first ? { from: first.month, to: latest.month } : null,
    uses: uses.map(({ nameEn, namePl, firstMonth, lastMonth, ...use }) => ({
      ...use,
      name: localName({ nameEn, namePl }, ctx.locale),
      firstMonth: firstMonth ?? '',
      lastMonth: lastMonth ?? '',
    })),
  };
}

/** So many lines hold the rows to be shown, as a rule: a row has a handful of one factor in a month. */
const linesPerUse = 10;

/** The latest rows are in the latest months; the whole history is read only where those do not have enough. */
async function latestUses(ctx: Ctx, factor: UsedFactor, months: Awaited<ReturnType<typeof findUseMonths>>) {
  const { companyId } = ctx.session;
  const kinds = visibleKinds(ctx);
  const first = months.at(-1)?.month;
  if (first === undefined) return [];
  const rowsFrom = (fromMonth: string) =>
    findUsingRows(ctx.db, companyId, factor, { kinds, fromMonth, limit: shownUses });
  let lines = 0;
  const enough = months.find(({ lineCount }) => {
    lines += lineCount;
    return lines >= shownUses * linesPerUse;
  });
  const latest = await rowsFrom(enough?.month ?? first);
  const rows = latest.length < shownUses && enough ? await rowsFrom(first) : latest;
  return describeUses(ctx.db, companyId, factor, rows);
}

export async function readFactorRadar({ ctx }: { ctx: Ctx }): Promise<FactorRadar> {
  const { companyId } = ctx.session;
  const months = await findMonths(ctx.db, companyId);
  const groups = months
    ? await findReasonCounts(ctx.db, companyId, await resolveSelection(ctx, figures.radar(months)))
    : [];
  const kgOf = (rows: typeof groups) => sum(rows.map(({ kgCo2e }) => decimal(kgCo2e))).toNumber();
  const scope3 = groups.filter(({ isScope3 }) => isScope3);
  const reasons = reasonOrder.map((reason) => {
    const own = groups.filter((group) => group.reason === reason);
    return { reason, lineCount: lineCountOf(own), kgCo2e: kgOf(own) };
  });
  return {
    months,
    lineCount: lineCountOf(groups),
    reasons: reasons.filter(({ lineCount }) => lineCount > 0),
    scope3KgCo2e: kgOf(scope3),
    spendBasedKgCo2e: kgOf(scope3.filter(({ isSpendBased }) => isSpendBased)),
  };
}

/** From the best fit to the worst, then figures that no published factor stands behind. */
const reasonOrder = [
  'exact',
  'provisional',
  'nearest-year',
  'proxy-region',
  'company-factor',
  'supplier',
  'contract',
  'self-generated',
] as const;

function lineCountOf(groups: readonly { lineCount: number }[]): number {
  return groups.reduce((total, { lineCount }) => total + lineCount, 0);
}

const neededModules: Record<SourceKind, ModuleKey | null> = {
  fuel: 'SCOPE1',
  utility: 'SCOPE2',
  renewable: null,
  scope3: 'SCOPE3',
};

/** Rows are licensed by their type; nothing else of the company's data may be visible. */
function visibleKinds({ session }: Ctx): SourceKind[] {
  const kinds: SourceKind[] = ['fuel', 'utility', 'renewable', 'scope3'];
  return kinds.filter((kind) => {
    const needed = neededModules[kind];
    return needed === null || session.modules.includes(needed);
  });
}

type NameOf = (category: string) => string;

async function categoryNames(ctx: Ctx): Promise<NameOf> {
  const rows = await repository.findCategoryNames(ctx.db);
  const byCode = new Map(rows.map((row) => [row.code, localName(row, ctx.locale)]));
  return (category) => byCode.get(category) ?? '';
}

function toFactor(
  { locale }: Ctx,
  { factor, activity, edition, unitSymbol }: repository.FactorRow,
  nameOf: NameOf,
): Factor {
  const place = placeOf(activity.code) ?? { scope: 0, category: '' };
  return {
    factorId: factor.id,
    name: factorName(activity.path, locale),
    label: activity.path,
    publisher: edition.publisher,
    editionYear: edition.year,
    region: factor.region,
    yearFrom: factor.yearFrom,
    yearTo: factor.yearTo,
    unitSymbol: localSymbol(unitSymbol, locale),
    kgCo2e: factor.kgCo2e,
    gases: factor.gases,
    ...place,
    categoryName: nameOf(place.category),
    quality: factor.quality ? factor.quality.split(',') : [],
  };
}

/** The total, or what is published instead of one. */
function toHistoryPoint({ factor, edition }: repository.FactorRow): FactorHistoryPoint[] {
  const value = factor.kgCo2e ?? factor.kgCo2 ?? factor.kgCo2Biogenic;
  if (value === null) return [];
  const { publisher, title } = edition;
  return [{ factorId: factor.id, publisher, editionTitle: title, year: factor.yearFrom, value }];
}
