import type { HandlerInput } from '#api/contract/endpoint';
import type {
  createMaterialityScreening as createContract,
  MaterialityScreening,
  updateMaterialityScreening as updateContract,
} from '#api/contract/materiality/screenings';
import type { Ctx } from '#api/kernel/context';
import { lastChangeOf } from '#api/kernel/last-change';
import { ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { type AssessedReport, addToBegun, changeBegun } from '#api/modules/materiality/headers/service';
import { findScreeningOf, findScreenings, type ScreeningRow } from './repository';
import { screeningToWire, screeningVerbs } from './screening-verbs';

export { screeningToWire } from './screening-verbs';

/** What was said of the standards of a report, by standard. */
export async function loadScreenings(
  { db }: Pick<Ctx, 'db'>,
  { of }: Pick<AssessedReport, 'of'>,
): Promise<ReadonlyMap<string, ScreeningRow>> {
  return new Map((await findScreenings(db, of)).map((row) => [row.standard, row]));
}

type Create = { ctx: Ctx; input: Pick<HandlerInput<typeof createContract>, 'params' | 'body'> };

/** Two people may screen the same standard at the same time: the second is told what the first said. */
export function createMaterialityScreening({
  ctx,
  input: { params, body },
}: Create): Promise<MaterialityScreening> {
  return transaction(ctx, async (ctx) => {
    const report = await addToBegun(ctx, params.id);
    const current = await findScreeningOf(ctx.db, report.of, body.standard);
    if (current) {
      const lastChange = (await lastChangeOf(ctx, 'materiality_screenings', current.id)) ?? undefined;
      throw new ProblemError('stale', { current: screeningToWire(current), lastChange });
    }
    return screeningVerbs(report).insert(ctx, body);
  });
}

type Update = { ctx: Ctx; input: HandlerInput<typeof updateContract> };

export function updateMaterialityScreening({
  ctx,
  input: { params, body, unmodifiedSince },
}: Update): Promise<MaterialityScreening> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const input = { params: { id: params.screeningId }, unmodifiedSince, body };
    return screeningVerbs(report).change({ ctx, input });
  });
}
