import type { HandlerInput } from '#api/contract/endpoint';
import type {
  createIroOpinion as createContract,
  deleteIroOpinion as deleteContract,
  IroOpinion,
  IroOpinions,
  listIroOpinions as listContract,
  updateIroOpinion as updateContract,
} from '#api/contract/materiality/opinions';
import type { Ctx } from '#api/kernel/context';
import { found, ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { type BegunReport, holdBegun, readBegun } from '#api/modules/materiality/headers/service';
import { findIroOfAnyKind, loadIroRows } from '#api/modules/materiality/iros/service';
import { findEntryRow, loadEntryRows } from '#api/modules/materiality/topics/service';
import { type Item, type OpinionsOnItem, opinionsOn } from './on-item';
import { opinionVerbs } from './opinion-verbs';
import { findOpinions, findOpinionsOn, type ShownOpinion } from './repository';
import { opinionsToWire } from './wire';

export type { OpinionsOnItem } from './on-item';
export { opinionSheet } from './workbook-sheet';

/** The opinions of a whole report by item; items that no one gave an opinion on are left out. */
export async function loadOpinions(
  ctx: Ctx,
  report: BegunReport,
): Promise<ReadonlyMap<number, OpinionsOnItem>> {
  const given = await findOpinions(ctx.db, report.of);
  if (given.length === 0) return new Map();
  const entryById = new Map((await loadEntryRows(ctx, report)).map((entry) => [entry.id, entry]));
  const byIro = new Map<number, ShownOpinion[]>();
  for (const shown of given) byIro.set(shown.row.iroId, [...(byIro.get(shown.row.iroId) ?? []), shown]);
  return new Map(
    (await loadIroRows(ctx, report)).flatMap((iro) => {
      const [shown, entry] = [byIro.get(iro.id), entryById.get(iro.topicEntryId)];
      return shown && entry ? [[iro.id, opinionsOn({ report, iro, entry }, shown)] as const] : [];
    }),
  );
}

type List = { ctx: Ctx; input: Pick<HandlerInput<typeof listContract>, 'params'> };

export async function listIroOpinions({ ctx, input: { params } }: List): Promise<IroOpinions> {
  const item = await itemOf(ctx, await readBegun(ctx, params.id), params.iroId);
  const given = await findOpinionsOn(ctx.db, item.report.of, params.iroId);
  return opinionsToWire(ctx, opinionsOn(item, given));
}

type Create = { ctx: Ctx; input: Pick<HandlerInput<typeof createContract>, 'params' | 'body'> };

export function createIroOpinion({ ctx, input: { params, body } }: Create): Promise<IroOpinion> {
  return transaction(ctx, async (ctx) => opinionVerbs(await openItem(ctx, params)).insert(ctx, body));
}

type Update = { ctx: Ctx; input: HandlerInput<typeof updateContract> };

export function updateIroOpinion({
  ctx,
  input: { params, body, unmodifiedSince },
}: Update): Promise<IroOpinion> {
  return transaction(ctx, async (ctx) => {
    const item = await openItem(ctx, params);
    const input = { params: { id: params.opinionId }, unmodifiedSince, body };
    return opinionVerbs(item).change({ ctx, input });
  });
}

type Delete = { ctx: Ctx; input: HandlerInput<typeof deleteContract> };

export async function deleteIroOpinion({ ctx, input: { params, unmodifiedSince } }: Delete): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const item = await openItem(ctx, params);
    await opinionVerbs(item).remove({ ctx, input: { params: { id: params.opinionId }, unmodifiedSince } });
  });
}

/** For a change: an item that is withdrawn has to be taken back in first. */
async function openItem(ctx: Ctx, { id, iroId }: { id: number; iroId: number }): Promise<Item> {
  const item = await itemOf(ctx, await holdBegun(ctx, id), iroId);
  if (item.iro.withdrawnReason !== null) throw new ProblemError('conflict');
  return item;
}

async function itemOf(ctx: Ctx, report: BegunReport, iroId: number): Promise<Item> {
  const iro = found(await findIroOfAnyKind(ctx, report, iroId));
  const entry = found(await findEntryRow(ctx, report, iro.topicEntryId));
  return { report, iro, entry };
}
