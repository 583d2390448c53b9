import { type Iro, type IroKind, mostIrosOfKind } from '#api/contract/materiality/iros';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { found, refuse } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessedReport,
  addToBegun,
  changeBegun,
  readReport,
  refuseTooMany,
  unknownReference,
} from '#api/modules/materiality/headers/service';
import { findEntryRow } from '#api/modules/materiality/topics/service';
import { iroToWire, iroVerbs } from './iro-verbs';
import { findAnyIro, findIro, findIroRows, findIrosOfKind, type IroRow } from './repository';

export type { IroRow } from './repository';
export { iroKindName } from './words';

type OfReport = { params: { id: number } };
type OfEntry = { params: { id: number; topicEntryId: number } };
type OfIro = { params: { id: number; iroId: number }; unmodifiedSince: Date | undefined };
type NewIro = { value: string; reportHeaderId: number; dmTopicEntryId: number };

/** All items of a report, in the order they were entered. */
export async function loadIroRows({ db }: Ctx, { of }: AssessedReport): Promise<IroRow[]> {
  return findIroRows(db, of);
}

/** The item of that kind and report; undefined for any other. */
export async function findIroRow(
  { db }: Ctx,
  { of }: AssessedReport,
  key: { id: number; kind: IroKind },
): Promise<IroRow | undefined> {
  return (await findIro(db, of, key))?.row;
}

/** The item of that report, of whatever kind; undefined for any other. */
export async function findIroOfAnyKind(
  { db }: Ctx,
  { of }: AssessedReport,
  id: number,
): Promise<IroRow | undefined> {
  return findAnyIro(db, of, id);
}

/** The calls of one kind: impacts, risks or opportunities. */
export function iroCalls(kind: IroKind) {
  return {
    async list({ ctx, input: { params } }: Call<OfEntry>): Promise<Iro[]> {
      const report = await readReport(ctx, params.id);
      const { id: topicEntryId } = found(await findEntryRow(ctx, report, params.topicEntryId));
      return (await findIrosOfKind(ctx.db, report.of, { topicEntryId, kind })).map(iroToWire);
    },

    async create({ ctx, input: { params, body } }: Call<OfReport & { body: NewIro }>): Promise<Iro> {
      return transaction(ctx, async (ctx) => {
        const report = await addToBegun(ctx, params.id);
        const entry = await findEntryRow(ctx, report, body.dmTopicEntryId);
        refuse([
          ...(body.reportHeaderId === params.id ? [] : [unknownReference('reportHeaderId')]),
          ...(entry ? [] : [unknownReference('dmTopicEntryId')]),
        ]);
        const { value, dmTopicEntryId: topicEntryId } = body;
        const count = (await findIrosOfKind(ctx.db, report.of, { topicEntryId, kind })).length;
        refuseTooMany('value', { count, most: mostIrosOfKind });
        return iroVerbs(report, kind).insert(ctx, { columns: { topicEntryId, value } });
      });
    },

    async update({
      ctx,
      input: { params, body, unmodifiedSince },
    }: Call<OfIro & { body: { value: string; dmIroId: number } }>): Promise<Iro> {
      return transaction(ctx, async (ctx) => {
        const report = await changeBegun(ctx, params.id);
        const input = { params: { id: params.iroId }, unmodifiedSince, body };
        return iroVerbs(report, kind).change({ ctx, input });
      });
    },

    async remove({ ctx, input: { params, unmodifiedSince } }: Call<OfIro>): Promise<void> {
      await transaction(ctx, async (ctx) => {
        const report = await changeBegun(ctx, params.id);
        const input = { params: { id: params.iroId }, unmodifiedSince };
        await iroVerbs(report, kind).remove({ ctx, input });
      });
    },
  };
}

export async function withdrawIro({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<OfIro & { body: { reason: string | null } }>): Promise<Iro> {
  return transaction(ctx, async (ctx) => {
    const report = await changeBegun(ctx, params.id);
    const { kind } = found(await findAnyIro(ctx.db, report.of, params.iroId));
    const input = { params: { id: params.iroId }, unmodifiedSince, reason: body.reason };
    return iroVerbs(report, kind).withdraw({ ctx, input });
  });
}

export const {
  list: listTopicImpacts,
  create: createTopicImpact,
  update: updateTopicImpact,
  remove: deleteTopicImpact,
} = iroCalls('impact');

export const {
  list: listTopicRisks,
  create: createTopicRisk,
  update: updateTopicRisk,
  remove: deleteTopicRisk,
} = iroCalls('risk');

export const {
  list: listTopicOpportunities,
  create: createTopicOpportunity,
  update: updateTopicOpportunity,
  remove: deleteTopicOpportunity,
} = iroCalls('opportunity');
