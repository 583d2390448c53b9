import { climateReasonShort, fewestClimateChars } from '#api/contract/materiality/information';
import type {
  MaterialityScreening,
  ScreeningBody,
  TopicalStandard,
} from '#api/contract/materiality/screenings';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { refuse } from '#api/kernel/problem-error';
import { type AssessedReport, followChange, wordOf } from '#api/modules/materiality/headers/service';
import { loadEntryRows } from '#api/modules/materiality/topics/service';
import * as repository from './repository';

type Change = Pick<repository.ScreeningColumns, 'isRelevant' | 'reason' | 'isCopied'>;

/** What the trail keeps: the standard by its name. */
type AuditRow = ReturnType<typeof auditRowOf>;

/** The verbs of the screenings of one report, whose header the caller's transaction holds. */
export function screeningVerbs(report: AssessedReport) {
  const { of } = report;
  const verbs = crudVerbs<{
    row: AuditRow;
    shown: repository.ScreeningRow;
    fresh: Change & { standard: string };
    change: Change;
    plan: object;
    wire: MaterialityScreening;
  }>({
    entity: 'materiality_screenings',
    rowOf: (row) => auditRowOf(report, row),
    lock: (db, _companyId, id) => repository.findScreening(db, of, id),
    insert: (db, { standard, isRelevant, reason, isCopied, updatedOn }) =>
      repository.insertScreening(db, { ...of, standard, isRelevant, reason, isCopied, updatedOn }),
    update: (db, { id }, change) => repository.updateScreening(db, of, { ...change, id }),
    toWire: () => screeningToWire,
    follow: (ctx, written) => followChange(ctx, report, written),
  });
  return {
    insert: async (ctx: Ctx, { standard, ...body }: ScreeningBody & { standard: TopicalStandard }) => {
      await refuseContradicted(ctx, report, { standard, ...body });
      return verbs.insert(ctx, { columns: { standard, ...columnsOf(body) } });
    },
    change: verbs.changes({
      async plan(ctx, { body }: ById & { body: ScreeningBody }, { before }) {
        await refuseContradicted(ctx, report, { standard: before.standard, ...body });
        return { columns: columnsOf(body) };
      },
    }),
  };
}

/** Saving it counts as reviewing it. */
function columnsOf({ isRelevant, reason }: ScreeningBody): Change {
  return { isRelevant, reason, isCopied: false };
}

/** What is listed to be assessed was found relevant; and that climate change is not needs more than a word (ESRS 1 par. 32). */
async function refuseContradicted(
  ctx: Ctx,
  report: AssessedReport,
  { standard, isRelevant, reason }: ScreeningBody & { standard: string },
): Promise<void> {
  if (isRelevant) return;
  const isShort = standard === 'E1' && (reason?.length ?? 0) < fewestClimateChars;
  refuse(isShort ? [{ path: 'reason', ...climateReasonShort }] : []);
  const { topicById } = report.edition;
  const entries = await loadEntryRows(ctx, report);
  const hasMatter = entries.some(({ topicId }) => topicById.get(topicId)?.standard === standard);
  refuse(hasMatter ? [{ path: 'isRelevant', code: 'standardHasMatters', params: { standard } }] : []);
}

function auditRowOf(report: AssessedReport, row: repository.ScreeningRow) {
  const topic = report.edition.topics.find(({ standard }) => standard === row.standard);
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    standard: row.standard,
    topic: wordOf(report, topic?.name),
    isRelevant: row.isRelevant,
    reason: row.reason,
  };
}

export function screeningToWire(row: repository.ScreeningRow): MaterialityScreening {
  return {
    dmScreeningId: row.id,
    standard: row.standard as TopicalStandard,
    isRelevant: row.isRelevant,
    reason: row.reason,
    isCopied: row.isCopied,
    updatedOn: row.updatedOn.toISOString(),
  };
}
