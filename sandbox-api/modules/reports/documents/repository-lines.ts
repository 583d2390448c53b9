import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { emissionLines } from '#api/db/schema/ledger';
import { type LedgerExtent, partialLocation, within } from './repository-sums';

const line = emissionLines;

/**
 * The amount of a row in a month. For purchased energy it is in the location-based lines, one for all days
 * with the same own factors of the company; for anything else it is in the first line, and the others are
 * derived from it.
 */
const entered = {
  quantity: sql<string>`coalesce(sum(${line.activityQuantity}) filter (where ${line.scope} = 2 and ${line.method} = 'location'), (array_agg(${line.activityQuantity} order by ${line.position}))[1])`,
  unit: sql<string>`(array_agg(${line.activityUnit} order by ${line.position}))[1]`,
};

/** Entered amounts of energy and fuels by location, month and what they are of, in the units they were entered in. */
export async function findActivities(db: Db, extent: LedgerExtent) {
  const rows = db
    .select({
      locationId: line.locationId,
      month: line.periodMonth,
      sourceKind: line.sourceKind,
      itemId: line.itemId,
      unit: entered.unit.as('unit'),
      quantity: entered.quantity.as('quantity'),
      scope1Kg: sql<string>`coalesce(sum(${line.kgCo2e}) filter (where ${line.scope} = 1), 0)`.as('scope1'),
    })
    .from(line)
    .where(and(within(line, extent), ne(line.sourceKind, 'scope3')))
    .groupBy(line.locationId, line.periodMonth, line.sourceKind, line.sourceId, line.itemId)
    .as('entered');
  const { locationId, month, sourceKind, itemId, unit } = rows;
  return db
    .select({
      locationId,
      month,
      sourceKind,
      itemId,
      unit,
      quantity: sql<string>`sum(${rows.quantity})`,
      scope1Kg: sql<string>`sum(${rows.scope1Kg})`,
    })
    .from(rows)
    .groupBy(locationId, month, sourceKind, itemId, unit)
    .orderBy(locationId, sourceKind, itemId, unit, month);
}

/**
 * Amounts of the value chain as they were multiplied, in the unit of the factor: 5 km each way × 2 × 20 days × 100
 * employees are 20,000 km. What was typed is one number of several and says little by itself. Lines that have no factor of
 * a catalogue are told apart by its value. Of what lies outside the scopes only what was entered for there: biogenic CO2 is
 * of the same amount as a line of the scopes.
 */
export async function findValueChainAmounts(db: Db, extent: LedgerExtent) {
  const { locationId, periodMonth, itemId, factorUnit, scope } = line;
  const factorId = sql<number>`coalesce(${line.factorId}, 0)`;
  const companyFactorId = sql<number>`coalesce(${line.companyFactorId}, 0)`;
  const hasNone = sql`coalesce(${line.factorId}, ${line.companyFactorId}) is null`;
  return db
    .select({
      locationId,
      month: periodMonth,
      itemId,
      isOutside: sql<boolean>`${scope} = 0 as is_outside`,
      factorId: sql<number>`${factorId} as factor`,
      companyFactorId: sql<number>`${companyFactorId} as own_factor`,
      reason: sql<string | null>`case when ${hasNone} then ${line.selectionReason} end as reason`,
      factorValue: sql<string | null>`case when ${hasNone} then ${line.factorValue} end as stated_value`,
      unit: factorUnit,
      quantity: sql<string>`sum(${line.factorQuantity})`,
    })
    .from(line)
    .where(
      and(
        within(line, extent),
        eq(line.sourceKind, 'scope3'),
        or(eq(scope, 3), and(eq(scope, 0), isNull(line.derivedFromPosition))),
      ),
    )
    .groupBy(
      locationId,
      periodMonth,
      itemId,
      sql`is_outside`,
      sql`factor`,
      sql`own_factor`,
      sql`reason`,
      sql`stated_value`,
      factorUnit,
    )
    .orderBy(
      locationId,
      itemId,
      sql`is_outside`,
      sql`factor`,
      sql`own_factor`,
      sql`reason`,
      sql`stated_value`,
      factorUnit,
      periodMonth,
    );
}

/** Emissions of estimated amounts: calculated from a payment or from a distance. */
export async function findEstimates(db: Db, extent: LedgerExtent) {
  const { scope, category, method, selectionReason } = line;
  return db
    .select({
      locationId: sql<number>`${partialLocation(line, extent)} as place`,
      scope,
      category,
      method,
      reason: selectionReason,
      isSpendBased: sql<boolean>`'spend-based' = any(string_to_array(${line.selectionNotes}, ',')) as is_spend`,
      kgCo2e: sql<string>`sum(${line.kgCo2e})`,
    })
    .from(line)
    .where(
      and(within(line, extent), inArray(scope, [1, 2, 3]), sql`${line.selectionNotes} like '%amount-from-%'`),
    )
    .groupBy(sql`place`, scope, category, method, selectionReason, sql`is_spend`);
}

/** Emissions by the company's own factors, which the monthly sums do not tell apart. */
export async function findCompanyFactorSums(db: Db, extent: LedgerExtent) {
  const { companyFactorId, scope, method } = line;
  const rows = await db
    .select({
      companyFactorId,
      locationId: sql<number>`${partialLocation(line, extent)} as place`,
      scope,
      method,
      kgCo2e: sql<string>`sum(${line.kgCo2e})`,
    })
    .from(line)
    .where(and(within(line, extent), isNotNull(companyFactorId), inArray(scope, [1, 2, 3])))
    .groupBy(companyFactorId, sql`place`, scope, method);
  return rows.flatMap((row) =>
    row.companyFactorId === null ? [] : [{ ...row, companyFactorId: row.companyFactorId }],
  );
}

/** Energy bought under a contract of renewable supply, with and without a certificate, or by the supplier's factor. */
export async function findInstruments(db: Db, extent: LedgerExtent) {
  const { locationId, periodMonth, scope, supplyTypeId, selectionReason, selectionNotes } = line;
  const lacks = sql`'contract-without-certificate' = any(string_to_array(${selectionNotes}, ','))`;
  return db
    .select({
      locationId,
      month: periodMonth,
      scope,
      supplyTypeId,
      reason: selectionReason,
      hasCertificate: sql<boolean>`(${selectionReason} = 'contract' and not ${lacks}) as has_certificate`,
      energyKwh: sql<string>`coalesce(sum(${line.energyKwh}), 0)`,
    })
    .from(line)
    .where(
      and(
        within(line, extent),
        eq(scope, 2),
        eq(line.method, 'market'),
        ne(line.sourceKind, 'renewable'),
        inArray(selectionReason, ['contract', 'supplier']),
      ),
    )
    .groupBy(locationId, periodMonth, scope, supplyTypeId, selectionReason, sql`has_certificate`)
    .orderBy(locationId, periodMonth, supplyTypeId, selectionReason, sql`has_certificate`);
}

/**
 * A row's lines of one category as `id.what was entered.its result`; the latter two are digests of eight
 * digits. What was entered is of the whole row: its number of lines changes with contracts and factors, which
 * is not a correction. Lines after the closing of a location are included, because the rows still exist.
 */
export async function findRowDigests(db: Db, ledger: LedgerExtent) {
  const { locationId, scope, category, sourceKind, sourceId } = line;
  const extent = { ...ledger, closed: [] };
  const entries = await enteredRows(db, extent);
  const enteredOf = new Map(entries.map(({ kind, id, digest }) => [`${kind}${id}`, digest]));
  const result = sql`string_agg(coalesce(${line.factorId}, 0) || ' ' || coalesce(${line.companyFactorId}, 0) || ' ' || ${line.gwpSet} || ' ' || ${line.method} || ' ' || ${line.kgCo2e}, ';' order by ${line.position})`;
  const results = await db
    .select({
      locationId,
      scope,
      category,
      row: sql<string>`${sourceKind} || ${sourceId}`,
      digest: sql<string>`left(md5(${result}), 8)`,
    })
    .from(line)
    .where(and(within(line, extent), inArray(scope, [1, 2, 3])))
    .groupBy(locationId, scope, category, sourceKind, sourceId)
    .orderBy(locationId, scope, category, sourceKind, sourceId);
  // Joined here: without statistics the database compares each line with each entry, which takes minutes.
  return results.map(({ row, digest, ...of }) => ({
    ...of,
    row: `${row}.${enteredOf.get(row) ?? ''}.${digest}`,
  }));
}

/** What was entered, by row. Entries of the value chain have several amounts, so that all of their lines count. */
function enteredRows(db: Db, extent: LedgerExtent) {
  const { sourceKind, sourceId, itemId, periodMonth } = line;
  const amounts = sql`string_agg(trim_scale(${line.activityQuantity}) || ' ' || ${line.activityUnit}, ',' order by ${line.position})`;
  const months = db
    .select({
      sourceKind,
      sourceId,
      amount:
        sql<string>`${periodMonth} || ' ' || ${itemId} || ' ' || case when ${sourceKind} = 'scope3' then ${amounts} else trim_scale(${entered.quantity}) || ' ' || ${entered.unit} end`.as(
          'amount',
        ),
    })
    .from(line)
    .where(within(line, extent))
    .groupBy(sourceKind, sourceId, itemId, periodMonth)
    .as('entered_months');
  const { amount } = months;
  return db
    .select({
      kind: months.sourceKind,
      id: months.sourceId,
      digest: sql<string>`left(md5(string_agg(${amount}, ';' order by ${amount})), 8)`,
    })
    .from(months)
    .groupBy(months.sourceKind, months.sourceId);
}

/** The company's own factors that lines of the period name. */
export async function findCompanyFactorIds(db: Db, extent: LedgerExtent): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: line.companyFactorId })
    .from(line)
    .where(and(within(line, extent), isNotNull(line.companyFactorId)))
    .orderBy(line.companyFactorId);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
