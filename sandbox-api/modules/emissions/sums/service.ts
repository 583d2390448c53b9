import type { EmissionSelection } from '#api/contract/emissions/emission-selection';
import {
  type EmissionSum,
  type EmissionSumRow,
  mostListedLines,
  type SumDimension,
  type SumPart,
} from '#api/contract/emissions/emission-sums';
import { monthRange } from '#api/contract/emissions/figures';
import type { PageQuery } from '#api/contract/fields';
import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import { localSymbol } from '#api/domain/units/local-symbol';
import { findMethod } from '#api/domain/value-chain/forms';
import type { Ctx } from '#api/kernel/context';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { fieldProblem, found } from '#api/kernel/problem-error';
import {
  findEntries,
  findValueChainEntries,
  type LedgerEntry,
} from '#api/modules/emissions/trail/repository-entries';
import { findFactorLabels, findTrailFactor } from '#api/modules/emissions/trail/repository-explain';
import { trailFactorOf } from '#api/modules/emissions/trail/trail-factor';
import { type Names, namesFor } from './ledger-names';
import {
  findBiogenicOutside,
  findContributions,
  findPlaces,
  findSums,
  findWhole,
  type SumRow,
} from './repository-sums';
import { headlineMethod, type LedgerSelection, resolveSelection } from './selection';

export { namesFor } from './ledger-names';

type Call<Input> = { ctx: Ctx; input: Input };

/** Splits a figure into its parts. Everything comes from the monthly sums, so the cost doesn't grow with the lines. */
export async function readEmissionSum({
  ctx,
  input: { query },
}: Call<{ query: EmissionSelection }>): Promise<EmissionSum> {
  const selection = await resolveSelection(ctx, query);
  const { companyId } = ctx.session;
  const whole = found(await findWhole(ctx.db, companyId, selection));
  const outside = await findBiogenicOutside(ctx.db, companyId, selection);
  const sums = await findSums(ctx.db, companyId, selection);
  const names = await namesFor(ctx);
  const factorLabels = await findFactorLabels(
    ctx.db,
    sums('factor').map(({ factorId }) => factorId ?? 0),
    ctx.locale,
  );
  const total = decimal(whole.total);
  const partsOf = (dimension: SumDimension) =>
    sums(dimension)
      .map((row) => toPart(row, { dimension, query, total, names, factorLabels }))
      .toSorted(hasOwnOrder(dimension) ? byKey : bySize);
  return {
    selection: query,
    method: selection.method === 'headline' ? await headlineMethod(ctx) : selection.method,
    unitSymbol: selection.measure === 'electricity' ? 'kWh' : 'kg CO₂e',
    total: plain(whole.total),
    lineCount: whole.lineCount,
    months: whole.firstMonth && whole.lastMonth ? { first: whole.firstMonth, last: whole.lastMonth } : null,
    gases: selection.measure === 'electricity' ? null : gasesOf(whole),
    kgCo2Biogenic: decimal(whole.biogenic).plus(outside).toString(),
    splits: dimensionsOf(selection).map((dimension) => ({ dimension, parts: partsOf(dimension) })),
    factor: query.factorId ? trailFactorOf(await findTrailFactor(ctx.db, query.factorId), ctx.locale) : null,
    areRowsListed: whole.lineCount <= mostListedLines,
  };
}

/** The rows behind a figure, largest first. */
export async function listEmissionSumRows({
  ctx,
  input: { query },
}: Call<{ query: EmissionSelection & PageQuery }>): Promise<Page<EmissionSumRow>> {
  const { companyId } = ctx.session;
  const selection = await resolveSelection(ctx, query);
  const places = await findPlaces(ctx.db, companyId, selection);
  const lineCount = places.reduce((lines, place) => lines + place.lineCount, 0);
  if (lineCount > mostListedLines) throw fieldProblem('to', 'tooManyLines', { count: mostListedLines });
  const known = {
    locationIds: [...new Set(places.map(({ locationId }) => locationId))],
    factorIds: [...new Set(places.map(({ factorId }) => factorId))],
  };
  const rows =
    lineCount === 0
      ? []
      : await findContributions(ctx.db, companyId, { selection, known, ...limitsOf(query) });
  const names = await namesFor(ctx);
  const total = sum(places.map((place) => decimal(place.total)));
  const entries = await entriesOf(ctx, rows);
  const items = rows.map((row) => toRow(row, { total, names, entry: entries.get(keyOf(row)) }));
  return pageOf(items, query, rows[0]?.rowCount ?? 0);
}

/** Scopes and categories don't apply to kWh or to avoided emissions. */
function dimensionsOf({ measure }: LedgerSelection): SumDimension[] {
  const always: SumDimension[] = ['location', 'source', 'month', 'factor', 'reason'];
  return measure === 'emissions' ? ['scope', 'category', ...always] : always;
}

function gasesOf({ co2, ch4, n2o, other }: Record<'co2' | 'ch4' | 'n2o' | 'other', string>) {
  return { co2: plain(co2), ch4: plain(ch4), n2o: plain(n2o), other: plain(other) };
}

type PartContext = {
  dimension: SumDimension;
  query: EmissionSelection;
  total: Decimal;
  names: Names;
  factorLabels: ReadonlyMap<number, string>;
};

function toPart(row: SumRow, { dimension, query, total, names, factorLabels }: PartContext): SumPart {
  const { key, name, narrowing } = describe(row, dimension, names, factorLabels);
  return {
    key,
    name,
    total: plain(row.total),
    share: shareOf(row.total, total),
    lineCount: row.lineCount,
    selection: { ...query, ...narrowing },
  };
}

type Described = { key: string; name: string; narrowing: Partial<EmissionSelection> };

/** The name of a part, and the filter that narrows the selection to it. */
function describe(
  row: SumRow,
  dimension: SumDimension,
  names: Names,
  factorLabels: ReadonlyMap<number, string>,
): Described {
  const { scope, category, locationId, kind, itemId, month, factorId, reason } = row;
  switch (dimension) {
    case 'scope':
      return { key: String(scope), name: '', narrowing: { scope: scope ?? undefined } };
    case 'category':
      return named(category ?? '', names.category(category ?? ''), { category: category ?? undefined });
    case 'location':
      return named(String(locationId), names.location(locationId ?? 0), { locationId: locationId ?? 0 });
    case 'source': {
      const name = names.item(kind ?? 'scope3', itemId ?? 0) || names.category(row.anyCategory ?? '');
      return named(`${kind}:${itemId}`, name, { kind: kind ?? undefined, itemId: itemId ?? undefined });
    }
    case 'month':
      return { key: month ?? '', name: '', narrowing: monthRange(month ?? '') };
    case 'factor':
      return named(String(factorId), factorLabels.get(factorId ?? 0) ?? '', { factorId: factorId ?? 0 });
    case 'reason':
      return { key: reason ?? '', name: '', narrowing: { reason: reason ?? undefined } };
  }
}

function named(key: string, name: string, narrowing: Partial<EmissionSelection>): Described {
  return { key, name, narrowing };
}

type Contribution = Awaited<ReturnType<typeof findContributions>>[number];
type Entry = Omit<LedgerEntry, 'id' | 'quantity' | 'workedOut'> & { quantity: string | null };

function toRow(
  row: Contribution,
  { total, names, entry }: { total: Decimal; names: Names; entry: Entry | undefined },
): EmissionSumRow {
  return {
    kind: row.kind,
    sourceId: row.sourceId,
    name: names.item(row.kind, row.itemId) || names.category(row.category ?? ''),
    locationName: row.locationName,
    quantity: entry?.quantity ? plain(entry.quantity) : null,
    unitSymbol: entry?.unitSymbol ?? '',
    startDate: entry?.startDate ?? row.firstMonth,
    endDate: entry?.endDate ?? row.lastMonth,
    reference: entry?.reference ?? null,
    details: entry?.details ?? [],
    lineCount: row.lineCount,
    total: plain(row.total),
    share: shareOf(row.total, total),
  };
}

/** The entries of the rows, by key. */
async function entriesOf(ctx: Ctx, rows: readonly Contribution[]): Promise<Map<string, Entry>> {
  const { companyId } = ctx.session;
  const idsOf = (kind: Contribution['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ sourceId }) => sourceId);
  const entries = new Map<string, Entry>();
  for (const kind of ['fuel', 'utility', 'renewable'] as const) {
    for (const entry of await findEntries(ctx.db, companyId, { kind, ids: idsOf(kind), locale: ctx.locale }))
      entries.set(keyOf({ kind, sourceId: entry.id }), {
        ...entry,
        unitSymbol: localSymbol(entry.unitSymbol, ctx.locale),
      });
  }
  for (const entry of await findValueChainEntries(ctx.db, companyId, idsOf('scope3'))) {
    const { id: sourceId, methodId, startDate, endDate } = entry;
    const reference = findMethod(methodId)?.method.label[ctx.locale] ?? null;
    entries.set(keyOf({ kind: 'scope3', sourceId }), {
      quantity: null,
      unitSymbol: '',
      startDate,
      endDate,
      reference,
      details: [],
    });
  }
  return entries;
}

function keyOf({ kind, sourceId }: Pick<Contribution, 'kind' | 'sourceId'>): string {
  return `${kind}:${sourceId}`;
}

/** Months and scopes keep their natural order. Everything else is sorted by size. */
function hasOwnOrder(dimension: SumDimension): boolean {
  return dimension === 'month' || dimension === 'scope';
}

function bySize(left: SumPart, right: SumPart): number {
  return decimal(right.total).cmp(left.total) || byKey(left, right);
}

function byKey(left: SumPart, right: SumPart): number {
  return left.key < right.key ? -1 : 1;
}

function shareOf(part: string, whole: Decimal): number {
  return whole.isZero() ? 0 : decimal(part).div(whole).toNumber();
}

/** Removes the zeros that the column's scale adds. */
function plain(value: string): string {
  return decimal(value).toString();
}
