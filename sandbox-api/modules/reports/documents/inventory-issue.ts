import { lastDayOfMonth, monthOf } from '#api/domain/calendar/calendar';
import type { InventoryIssue } from '#api/domain/reports/csrd/reconciliation-facts';
import { decimal } from '#api/domain/units/decimal';
import type { Ctx } from '#api/kernel/context';
import { licensedScopes } from '#api/modules/emissions/sums/selection';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import type { ReportExtent } from './extent';
import { findNewestInventory } from './repository-inventory';
import { findLocationSums } from './repository-sums';

/**
 * The newest finished greenhouse gas report of the same months, beside what the ledger says today within the months that
 * it counted. Of the private ones only the owner's own: who reads a sustainability report reads of no other.
 */
export async function readInventoryIssue(
  ctx: Ctx,
  { row }: StoredHeader,
  { ledger }: ReportExtent,
): Promise<InventoryIssue | null> {
  const { companyId } = ctx.session;
  const issue = await findNewestInventory(ctx.db, {
    companyId,
    ownerId: row.createdBy,
    begins: [monthOf(row.periodStart), lastDayOfMonth(row.periodStart)],
    ends: [monthOf(row.periodEnd), lastDayOfMonth(row.periodEnd)],
  });
  if (!issue) return null;
  const { number, name, hash, createdOn, totals, shares } = issue;
  const closed = shares.flatMap(({ locationId, lastMonth = null }) =>
    lastMonth === null ? [] : [{ locationId, lastMonth }],
  );
  const scopes = licensedScopes(ctx);
  const sums = await findLocationSums(ctx.db, { ...ledger, closed });
  return {
    number,
    name,
    hash,
    issuedOn: createdOn.toISOString().slice(0, 10),
    totals: totals.map(({ scope, method, kg }) => ({ scope, method, kgCo2e: decimal(kg) })),
    shares: new Map(shares.map(({ locationId, share }) => [locationId, decimal(share)])),
    sums: sums
      .filter(({ scope }) => scopes.includes(scope))
      .map((sum) => ({ ...sum, kgCo2e: decimal(sum.kgCo2e) })),
  };
}
