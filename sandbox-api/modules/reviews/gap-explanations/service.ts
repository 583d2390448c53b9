import type { GapExplanation, GapExplanationBody } from '#api/contract/reviews/gap-explanations';
import { monthOf } from '#api/domain/calendar/calendar';
import type { GapExplanation as SaidOfSource } from '#api/domain/reviews/explanations';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { localName } from '#api/kernel/names';
import { refuse } from '#api/kernel/problem-error';
import { locationIssues, lockLocation } from '#api/modules/company/locations/service';
import * as repository from './repository';

const verbs = crudVerbs<{
  row: repository.ExplanationRow;
  shown: repository.ExplanationRow;
  fresh: ReturnType<typeof toColumns>;
  change: ReturnType<typeof toColumns>;
  plan: object;
  wire: GapExplanation;
}>({
  entity: 'gap_explanations',
  rowOf: (row) => row,
  lock: repository.lockExplanation,
  insert: repository.insertExplanation,
  update: repository.updateExplanation,
  toWire: () => toWire,
});

export async function listGapExplanations({ ctx }: { ctx: Ctx }): Promise<GapExplanation[]> {
  return (await repository.findExplanations(ctx.db, ctx.session.companyId)).map(toWire);
}

/** As the coverage reads them, the newest first: of two about the same month it counts. */
export async function explanationsOfGaps({ db, session }: Ctx): Promise<SaidOfSource[]> {
  const rows = await repository.findExplanations(db, session.companyId);
  return rows.map(({ locationId, list, sourceId, firstMonth, lastMonth, explanation }) => ({
    locationId,
    source: `${list} ${sourceId}`,
    firstMonth,
    lastMonth,
    text: explanation,
  }));
}

/** What the sources of a coverage are called, by their keys. */
export async function sourceNames({ db, locale }: Ctx, language = locale): Promise<Map<string, string>> {
  const rows = await repository.findSourceNames(db);
  return new Map(rows.map((row) => [`${row.list} ${row.id}`, localName(row, language)]));
}

export const createGapExplanation = verbs.creates(async (ctx, { body }: { body: GapExplanationBody }) => {
  await lockLocation(ctx.db, ctx.session.companyId, body.locationId);
  await refuseUnknown(ctx, body);
  return { columns: toColumns(body) };
});

export const updateGapExplanation = verbs.changes({
  hold: (ctx, { body }: ById & { body: GapExplanationBody }) =>
    lockLocation(ctx.db, ctx.session.companyId, body.locationId),
  async plan(ctx, { body }) {
    await refuseUnknown(ctx, body);
    return { columns: toColumns(body) };
  },
});

export const deleteGapExplanation = verbs.removes({
  remove: (db, companyId, id) => repository.deleteExplanation(db, companyId, id),
});

/** With the data of a location goes what was said of its gaps. */
export async function deleteLocationExplanations(ctx: Ctx, locationId: number): Promise<void> {
  for (const before of await repository.deleteExplanationsOf(ctx.db, ctx.session.companyId, locationId))
    await audit(ctx, { action: 'delete', entity: 'gap_explanations', entityId: before.id, before });
}

async function refuseUnknown(ctx: Ctx, { locationId, list, sourceId }: GapExplanationBody): Promise<void> {
  const isKnown = list === 'any' ? sourceId === 0 : (await sourceNames(ctx)).has(`${list} ${sourceId}`);
  const unknown = isKnown ? [] : [{ path: 'sourceId', code: 'unknownReference', params: {} }];
  refuse([...(await locationIssues(ctx, locationId)), ...unknown]);
}

function toColumns({ firstMonth, lastMonth, ...body }: GapExplanationBody) {
  return {
    locationId: body.locationId,
    list: body.list,
    sourceId: body.sourceId,
    explanation: body.explanation,
    firstMonth: monthOf(firstMonth),
    lastMonth: lastMonth === null ? null : monthOf(lastMonth),
  };
}

function toWire(row: repository.ExplanationRow): GapExplanation {
  const { locationId, list, sourceId, firstMonth, lastMonth, explanation } = row;
  return {
    gapExplanationId: row.id,
    locationId,
    list,
    sourceId,
    firstMonth,
    lastMonth,
    explanation,
    updatedOn: row.updatedOn.toISOString(),
  };
}
