import { type IroOpinion, mostOpinions, type OpinionBody } from '#api/contract/materiality/opinions';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { fieldProblem, ProblemError } from '#api/kernel/problem-error';
import { refuseTooMany } from '#api/modules/materiality/headers/service';
import { acceptLevels, levelWords } from '#api/modules/materiality/levels/service';
import { mayAddForColleagues, mayChange, mayDelete } from './access';
import type { Item } from './on-item';
import * as repository from './repository';
import { levelsSent, opinionToWire, personOf } from './wire';

type Change = Pick<
  repository.OpinionColumns,
  | 'personName'
  | 'irremediabilityId'
  | 'type1Id'
  | 'type2Id'
  | 'scopeId'
  | 'scaleId'
  | 'probabilityId'
  | 'isHumanRights'
  | 'comment'
>;
type Fresh = Change & Pick<repository.OpinionColumns, 'assessorId'>;

/** What the trail stores: whose opinion it is, and the options in words. */
type AuditRow = ReturnType<typeof auditRowOf>;

/**
 * The verbs of the opinions on one item, whose header is locked by the caller's transaction. The report is
 * not marked as changed, because it prints no opinion, and scores depend on the assessment alone. A complete
 * report stays complete whatever the opinions are.
 */
export function opinionVerbs(item: Item) {
  const { of } = item.report;
  const iroId = item.iro.id;
  const shownAs = async (db: Ctx['db'], row: repository.OpinionRow | undefined) =>
    row && repository.findOpinion(db, of, { id: row.id, iroId });
  const verbs = crudVerbs<{
    row: AuditRow;
    shown: repository.ShownOpinion;
    fresh: Fresh;
    change: Change;
    plan: object;
    wire: IroOpinion;
  }>({
    entity: 'materiality_iro_opinions',
    rowOf: (shown) => auditRowOf(item, shown),
    lock: (db, _companyId, id) => repository.findOpinion(db, of, { id, iroId }),
    insert: async (db, { createdBy: _by, createdOn: _on, ...columns }) =>
      shownAs(db, await repository.insertOpinion(db, { ...columns, ...of, iroId })),
    update: async (db, { id }, change) =>
      shownAs(db, await repository.updateOpinion(db, of, { ...change, id })),
    toWire: (ctx) => (shown) => opinionToWire(ctx, item, shown),
  });
  return {
    insert: async (ctx: Ctx, body: OpinionBody) => {
      const given = await repository.findOpinionsOn(ctx.db, of, iroId);
      refuseTooMany('comment', { count: given.length, most: mostOpinions });
      const assessorId = body.personName === null ? ctx.session.userId : null;
      if (assessorId === null && !mayAddForColleagues(ctx, item)) throw new ProblemError('owner_required');
      // An opinion given in another tab is changed there, not given twice.
      if (assessorId !== null && given.some(({ row }) => row.assessorId === assessorId))
        throw new ProblemError('conflict');
      refuseListed(given, body);
      return verbs.insert(ctx, { columns: { ...changeOf(item, body), assessorId } });
    },
    change: verbs.changes({
      async plan(ctx, { params, body }: ById & { body: OpinionBody }) {
        const given = await repository.findOpinionsOn(ctx.db, of, iroId);
        const row = given.find((one) => one.row.id === params.id)?.row;
        if (!row || !mayChange(ctx, item, row)) throw new ProblemError('owner_required');
        // The author never changes: a member's opinion has no other name, and a colleague's keeps one.
        const personName = row.assessorId === null ? body.personName : null;
        if (row.assessorId === null && personName === null) throw fieldProblem('personName', 'required');
        refuseListed(
          given.filter((one) => one.row.id !== params.id),
          { personName },
        );
        return { columns: changeOf(item, { ...body, personName }) };
      },
    }),
    remove: verbs.removes({
      hold: async (ctx, { params }) => {
        const shown = await repository.findOpinion(ctx.db, of, { id: params.id, iroId });
        if (shown && !mayDelete(ctx, item, shown.row)) throw new ProblemError('owner_required');
      },
      remove: (db, _companyId, id) => repository.deleteOpinion(db, of, id),
    }),
  };
}

function changeOf({ report, iro }: Item, body: OpinionBody): Change {
  const levels = acceptLevels(report.edition, iro.kind, levelsSent(iro.kind, body));
  return { ...levels, personName: body.personName, comment: body.comment };
}

/** The same colleague is listed once, for any spelling of the name. */
function refuseListed(
  given: readonly repository.ShownOpinion[],
  { personName }: Pick<OpinionBody, 'personName'>,
): void {
  const name = personName?.toLocaleLowerCase();
  if (name !== undefined && given.some(({ row }) => row.personName?.toLocaleLowerCase() === name))
    throw fieldProblem('personName', 'opinionListed', { name: personName ?? '' });
}

function auditRowOf({ report, iro }: Item, shown: repository.ShownOpinion) {
  const { row } = shown;
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    iroKind: iro.kind,
    iro: iro.value,
    person: personOf(shown),
    ...levelWords(report, row),
    comment: row.comment,
  };
}
