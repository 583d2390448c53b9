import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { fieldProblem, refuse } from '#api/kernel/problem-error';
import {
  type BegunReport,
  choiceOf,
  followChange,
  unknownReference,
  wordOf,
} from '#api/modules/materiality/headers/service';
import type { IroRow } from '#api/modules/materiality/iros/service';
import { levelWords } from '#api/modules/materiality/levels/service';
import type { EntryRow } from '#api/modules/materiality/topics/service';
import { acceptChosen } from './accept-chosen';
import type { Chosen } from './chosen-input';
import type { KindOfForm } from './kinds';
import { refuseUnknownPlaces } from './places';
import { type ChosenRow, findChosen, insertChosen, updateChosen } from './repository';
import { scoreOf, scoreToWire } from './score-wire';

/** An item that is assessed, with its matter. */
export type Assessed = { report: BegunReport; iro: IroRow; entry: EntryRow };
type Columns = Chosen & { reason: string | null };
type Judged = { reason: string | null };

/** What the trail keeps: the options in words. */
type AuditRow = ReturnType<typeof auditRowOf>;

/** The verbs of the assessment of one item, whose header the caller's transaction holds. */
export function chosenVerbs<Body extends Judged>(assessed: Assessed, form: KindOfForm<Body>) {
  const { report, iro } = assessed;
  const { of } = report;
  const verbs = crudVerbs<{
    row: AuditRow;
    shown: ChosenRow;
    fresh: Columns;
    change: Columns;
    plan: object;
    wire: ReturnType<typeof chosenToWire<Body>>;
  }>({
    entity: 'materiality_iro_assessments',
    rowOf: (row) => auditRowOf(assessed, row),
    lock: (db) => findChosen(db, of, iro.id),
    insert: (db, { companyId: _company, createdBy: _by, createdOn: _on, ...columns }) =>
      insertChosen(db, { ...columns, ...of, iroId: iro.id }),
    update: (db, _key, change) => updateChosen(db, of, { ...change, iroId: iro.id }),
    toWire: (ctx) => (row) => chosenToWire(ctx, assessed, { form, row }),
    follow: (ctx, written) => followChange(ctx, report, written),
  });
  return {
    insert: async (ctx: Ctx, body: Body) =>
      verbs.insert(ctx, { columns: await columnsOf(ctx, assessed, { form, body }) }),
    change: verbs.changes({
      async plan(ctx, { body }: ById & { body: Body & { dmIroId: number } }) {
        refuse(body.dmIroId === iro.id ? [] : [unknownReference('dmIroId')]);
        return { columns: await columnsOf(ctx, assessed, { form, body }) };
      },
    }),
  };
}

/** The columns to write; where score and conclusion disagree, or a severe item stays below, a reason is asked for (R10, R13, R18). */
async function columnsOf<Body extends Judged>(
  ctx: Ctx,
  assessed: Assessed,
  { form, body }: { form: KindOfForm<Body>; body: Body },
): Promise<Columns> {
  const chosen = acceptChosen(assessed.report.edition, form.kind, form.chosenOf(body));
  await refuseUnknownPlaces(ctx, assessed.report, chosen);
  if (body.reason === null && scored(assessed, chosen).needsReason)
    throw fieldProblem('reason', 'reasonRequired');
  return { ...chosen, reason: body.reason };
}

export function scored({ report, iro, entry }: Assessed, chosen: Chosen) {
  const { edition, row } = report;
  return scoreOf({ edition, choice: choiceOf(row), entry, kind: iro.kind }, chosen);
}

export function chosenToWire<Body>(
  { locale }: Ctx,
  assessed: Assessed,
  { form, row }: { form: KindOfForm<Body>; row: ChosenRow },
) {
  return {
    dmIroId: assessed.iro.id,
    ...form.bodyOf(row),
    reason: row.reason,
    score: scoreToWire(scored(assessed, row), locale),
    updatedOn: row.updatedOn.toISOString(),
  };
}

function auditRowOf({ report, iro }: Assessed, row: ChosenRow) {
  const { materialityById, timeHorizons } = report.edition;
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    iroKind: iro.kind,
    iro: iro.value,
    ...levelWords(report, row),
    horizon: wordOf(report, timeHorizons.find(({ code }) => code === row.horizon)?.displayString),
    conclusion: wordOf(report, materialityById.get(row.materialityId)?.displayString),
    reason: row.reason,
    activityIds: row.activityIds,
    stakeholderIds: row.stakeholderIds,
  };
}
