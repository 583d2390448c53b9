import { and, between, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { emissionLines, emissionRollups } from '#api/db/schema/ledger';
import { renewables, utilities } from '#api/db/schema/reference';
import type { LedgerSelection } from './selection';

/** The amount that a selection adds up. */
export function sumOf(table: typeof emissionRollups | typeof emissionLines, { measure }: LedgerSelection) {
  return sql<string>`coalesce(sum(${measure === 'electricity' ? table.energyKwh : table.kgCo2e}), 0)`;
}

/** The monthly sums of a selection. */
export function rollupsIn(companyId: number, selection: LedgerSelection): SQL | undefined {
  const table = emissionRollups;
  return and(
    common(table, companyId, selection),
    selection.factorId === undefined ? undefined : eq(table.factorId, selection.factorId),
    selection.estimate === undefined ? undefined : eq(table.isSpendBased, true),
  );
}

/** The lines of a selection, found by the locations and factors in the monthly sums. */
export function linesIn(
  companyId: number,
  selection: LedgerSelection,
  known: { locationIds: readonly number[]; factorIds: readonly number[] },
): SQL | undefined {
  const table = emissionLines;
  const published = known.factorIds.filter((factorId) => factorId !== 0);
  return and(
    common(table, companyId, selection),
    inArray(table.locationId, [...known.locationIds]),
    or(
      published.length > 0 ? inArray(table.factorId, published) : undefined,
      known.factorIds.includes(0) ? isNull(table.factorId) : undefined,
    ),
    selection.estimate === undefined ? undefined : like(table.selectionNotes, `%${selection.estimate}%`),
  );
}

function common(
  table: typeof emissionRollups | typeof emissionLines,
  companyId: number,
  selection: LedgerSelection,
): SQL | undefined {
  const { locationId, category, kind, itemId, supplyTypeId, reason } = selection;
  return and(
    eq(table.companyId, companyId),
    between(table.periodMonth, selection.firstMonth, selection.lastMonth),
    measured(table, selection),
    locationId === null ? undefined : eq(table.locationId, locationId),
    category === undefined ? undefined : eq(table.category, category),
    kind === undefined ? undefined : eq(table.sourceKind, kind),
    itemId === undefined ? undefined : eq(table.itemId, itemId),
    supplyTypeId === undefined ? undefined : eq(table.supplyTypeId, supplyTypeId),
    reason === undefined ? undefined : eq(table.selectionReason, reason),
  );
}

function measured(
  table: typeof emissionRollups | typeof emissionLines,
  { measure, scopes, method, isOwn }: LedgerSelection,
): SQL | undefined {
  if (measure === 'avoided') return eq(table.scope, 9);
  if (measure === 'electricity')
    return and(eq(table.scope, 2), eq(table.method, 'market'), isElectricity(table));
  return and(
    inArray(table.scope, [...scopes]),
    isOwn ? eq(table.isHeadline, true) : countedBy(table, method),
  );
}

/** What counts towards a total: all scopes, with one method for Scope 2. */
export function countedBy(
  table: typeof emissionRollups | typeof emissionLines,
  method: LedgerSelection['method'],
): SQL | undefined {
  if (method === 'headline') return or(eq(table.method, 'none'), eq(table.isHeadline, true));
  return inArray(table.method, ['none', method]);
}

/** Electricity purchased by meter, charged into vehicles elsewhere, or generated on site. */
function isElectricity({ sourceKind, itemId }: typeof emissionRollups | typeof emissionLines) {
  const bought = sql`(select ${utilities.id} from ${utilities} where ${utilities.isElectricity})`;
  const made = sql`(select ${renewables.id} from ${renewables} where ${renewables.replaces} = 'electricity')`;
  return or(
    and(eq(sourceKind, 'utility'), sql`${itemId} in ${bought}`),
    // Only Scope 2 is selected here, which has no fuels, so what remains is vehicle charging.
    eq(sourceKind, 'fuel'),
    and(eq(sourceKind, 'renewable'), sql`${itemId} in ${made}`),
  );
}
