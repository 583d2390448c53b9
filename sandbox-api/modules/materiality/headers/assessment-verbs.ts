import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import { type AssessedReport, type BegunReport, choiceOf, wordOf } from './assessed-report';
import { followChange } from './follow-change';
import { type AssessmentPart, isPartAsAt } from './parts';
import {
  type AssessmentColumns,
  type AssessmentRow,
  findAssessment,
  insertAssessment,
  updateAssessment,
} from './repository';

type Fresh = Omit<AssessmentColumns, 'companyId' | 'headerId' | 'updatedOn'>;
type Change = Partial<Fresh>;

/** Checks and columns, once the part is known to be as the caller saw it. */
type PlannedChange = {
  part: AssessmentPart;
  unmodifiedSince: Date | undefined;
  plan(): Promise<Change>;
};

/** What the trail keeps: choices in words. */
type AuditRow = ReturnType<typeof auditRowOf>;

/** The verbs of the assessment of one report, within the caller's transaction; its row is shown in several ways. */
export function assessmentVerbs<Wire>(report: AssessedReport, toWire: (row: AssessmentRow) => Promise<Wire>) {
  const { of } = report;
  const verbs = crudVerbs<{
    row: AuditRow;
    shown: AssessmentRow;
    fresh: Fresh;
    change: Change;
    plan: object;
    wire: Wire;
  }>({
    entity: 'materiality_assessments',
    rowOf: (row) => auditRowOf(report, row),
    lock: (db) => findAssessment(db, of),
    insert: (db, { updatedOn, ...columns }) => insertAssessment(db, { ...columns, ...of, updatedOn }),
    update: (db, _key, change) => updateAssessment(db, of, change),
    toWire: () => toWire,
    follow: (ctx, written) => followChange(ctx, report, written),
  });
  const change = verbs.changes({
    async plan(_ctx, { plan }: ById & { plan(): Promise<Change> }) {
      return { columns: await plan() };
    },
  });
  return {
    insert: verbs.insert,
    /** Changes of other users in other parts are kept, and cause no conflict. */
    change: async (ctx: Ctx, { row }: BegunReport, { part, unmodifiedSince: stamp, plan }: PlannedChange) => {
      const isAsSeen =
        stamp &&
        row.updatedOn > stamp &&
        (await isPartAsAt(ctx, { of, now: auditRowOf(report, row), part, stamp }));
      const unmodifiedSince = isAsSeen ? row.updatedOn : stamp;
      return change({ ctx, input: { params: { id: row.id }, unmodifiedSince, plan } });
    },
  };
}

function auditRowOf(report: AssessedReport, row: AssessmentRow) {
  const { sectorById, sizeById } = report.edition;
  return {
    id: row.id,
    updatedOn: row.updatedOn,
    report: report.header.row.name,
    editionVersion: row.editionVersion,
    sector: wordOf(report, sectorById.get(row.sectorId)?.name),
    companySize: wordOf(report, sizeById.get(row.companySizeId)?.name),
    ...choiceOf(row),
    climateExplanation: row.climateExplanation,
    fileDescription: row.fileDescription,
    copiedSteps: row.copiedSteps.length,
  };
}
