import type { EmissionPin, EmissionPinBody } from '#api/contract/emissions/recalculations';
import { monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, found, ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { findContractShares } from '#api/modules/emissions/ledger/ledger';
import * as repository from './repository-decisions';
import { findOpenRun } from './repository-runs';
import { followUnpinned, isUnderWay } from './service';
import { nameOf } from './wire';

type Call<Input> = { ctx: Ctx; input: Input };
type PinRow = Awaited<ReturnType<typeof repository.findPins>>[number];

export async function listEmissionPins({ ctx }: { ctx: Ctx }): Promise<EmissionPin[]> {
  return (await repository.findPins(ctx.db, ctx.session.companyId)).map(toWire);
}

export async function createEmissionPin({
  ctx,
  input: { body },
}: Call<{ body: EmissionPinBody }>): Promise<EmissionPin> {
  return transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    await repository.lockCompany(ctx.db, companyId);
    const period = { first: monthOf(body.periodStart), last: monthOf(body.periodEnd) };
    const id = await pinPeriod(ctx, { ...period, reason: body.reason });
    const pins = await repository.findPins(ctx.db, companyId);
    return toWire(found(pins.find(({ pin }) => pin.id === id)));
  });
}

/**
 * Pins months with their settings, the existing editions and the shares that volume contracts cover. Refused while a
 * recalculation is being applied, for settings, a factor, a country or a contract: half of the period's rows would keep
 * old figures or change after the pin.
 */
export async function pinPeriod(
  ctx: Ctx,
  { first, last, reason }: { first: string; last: string; reason: string },
): Promise<number> {
  const { companyId, userId } = ctx.session;
  if ((await findOpenRun(ctx.db, companyId))?.state === 'applying')
    throw new ProblemError('recalculation_open');
  if (await isUnderWay(ctx)) throw fieldProblem('periodStart', 'figuresUnderWay');
  const clash = await repository.findPinWithin(ctx.db, companyId, first, last);
  if (clash)
    throw fieldProblem('periodStart', 'pinOverlaps', {
      from: clash.periodStart.slice(0, 7),
      to: clash.periodEnd.slice(0, 7),
    });
  const columns = { companyId, periodStart: first, periodEnd: last, reason, createdBy: userId };
  const pinId = await repository.insertPin(ctx.db, {
    ...columns,
    editionIds: await repository.findEditionIds(ctx.db),
    contractShares: await findContractShares(ctx.db, companyId, { first, last }),
    createdOn: ctx.platform.clock.now(),
  });
  const { gwpSet, headlineScope2Method } = await repository.findCompanySettings(ctx.db, companyId);
  const decided = new Map(
    (await repository.findCalculationMonths(ctx.db, companyId)).map((row) => [row.month, row]),
  );
  const own = { companyId, gwpSet, headlineScope2Method, chosenYears: {} };
  const months = monthsBetween(first, last).map((month) => ({
    ...(decided.get(month) ?? own),
    month,
    pinId,
  }));
  await repository.writeCalculationMonths(ctx.db, months);
  await audit(ctx, { action: 'pin', entity: 'emission_pins', entityId: pinId, after: columns });
  return pinId;
}

/** The figures stay, and can be recalculated from now on. Only the shares of volume contracts change at once. */
export async function deleteEmissionPin({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    await repository.lockCompany(ctx.db, companyId);
    const pins = await repository.findPins(ctx.db, companyId);
    const { pin } = found(pins.find((row) => row.pin.id === params.id));
    await repository.deletePin(ctx.db, companyId, pin.id);
    await followUnpinned(ctx, { first: pin.periodStart, last: pin.periodEnd });
    await audit(ctx, { action: 'unpin', entity: 'emission_pins', entityId: pin.id, before: pin });
  });
}

function toWire({ pin, author }: PinRow): EmissionPin {
  return {
    emissionPinId: pin.id,
    periodStart: pin.periodStart,
    periodEnd: pin.periodEnd,
    reason: pin.reason,
    createdByName: nameOf(author),
    createdOn: pin.createdOn.toISOString(),
  };
}
