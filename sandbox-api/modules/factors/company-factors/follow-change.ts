import { EmissionProblem } from '#api/domain/units/emission-problem';
import { localSymbol } from '#api/domain/units/local-symbol';
import { choicesOfActivity } from '#api/domain/value-chain/choices-of-activity';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem } from '#api/kernel/problem-error';
import { type RecalculationExtent, tryRows } from '#api/modules/emissions/ledger/ledger';
import { startFactorRun } from '#api/modules/emissions/recalculation/service';
import { findActivityCode, type StoredFactor } from './repository';
import { effectOf, reachOf } from './validity';

/**
 * Updates the ledger after a new, changed or deleted factor: recalculates the rows it applies or applied to,
 * in a separate run with progress. Before anything is written, it refuses a factor that some of these rows
 * cannot be converted to, and the end of one that some depend on.
 */
export async function recalculateForFactor(
  ctx: Ctx,
  before: StoredFactor | null,
  after: StoredFactor | null,
): Promise<void> {
  const factor = after ?? before;
  if (!factor || !changesFigures(before, after)) return;
  const extent = await extentOf(ctx, factor, reachOf(before, after));
  await assertWorkable(ctx, extent);
  await startFactorRun(ctx, { companyFactorId: factor.id, extent });
}

function changesFigures(before: StoredFactor | null, after: StoredFactor | null): boolean {
  if (!before || !after) return true;
  const isSameTime = before.validFrom === after.validFrom && before.validTo === after.validTo;
  return !isSameTime || effectOf(before) !== effectOf(after);
}

/** The factor is already stored in this transaction, so the current settings include it. */
async function assertWorkable(ctx: Ctx, extent: RecalculationExtent): Promise<void> {
  const { companyId } = ctx.session;
  try {
    await tryRows({ db: ctx.db, companyId, extent });
  } catch (error) {
    if (!(error instanceof EmissionProblem)) throw error;
    if (error.code === 'factor_missing' || error.code === 'supplier_factor_needed')
      throw fieldProblem('validFrom', 'factorStillNeeded', { year: String(error.params.year ?? '') });
    throw fieldProblem('unitId', 'factorUnitUnreachable', {
      unit: localSymbol(String(error.params.from ?? ''), ctx.locale),
    });
  }
}

async function extentOf(
  ctx: Ctx,
  factor: StoredFactor,
  { from, to }: ReturnType<typeof reachOf>,
): Promise<RecalculationExtent> {
  const days = { from, to, locationId: factor.locationId ?? undefined };
  if (factor.appliesTo === 'fuel')
    return { kinds: ['fuel'], ...days, fuelId: factor.fuelId, fuelVariantId: factor.fuelVariantId };
  if (factor.appliesTo === 'utility') return { kinds: ['utility'], ...days, utilityId: factor.utilityId };
  // Cooling by its COP and vehicles that charge elsewhere count by the residual mix as well.
  if (factor.appliesTo === 'residual-mix')
    return { kinds: ['fuel', 'utility'], from, to, region: factor.region ?? '' };
  const { activityId } = factor;
  const orChosen = choicesOfActivity(await findActivityCode(ctx.db, activityId ?? 0));
  return { kinds: ['scope3'], ...days, activityId, orChosen };
}
