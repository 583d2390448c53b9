import type { Edition } from '#api/domain/materiality/edition';
import type { Iro, TopicEntry } from '#api/domain/materiality/items';
import { matterOf } from '#api/domain/materiality/matters';
import type { MethodChoice } from '#api/domain/materiality/method';
import type { Ctx } from '#api/kernel/context';
import { type BegunReport, choiceOf, readReport } from '#api/modules/materiality/headers/service';
import { type IroRow, loadIroRows } from '#api/modules/materiality/iros/service';
import { type EntryRow, loadEntryRows } from '#api/modules/materiality/topics/service';
import { iroOf } from './chosen-input';
import { type ChosenRow, findAllChosen } from './repository';

/** A whole assessment in memory: what was stored, and the same as the rules take it. */
export type LoadedAssessment = {
  report: BegunReport;
  edition: Edition;
  choice: MethodChoice;
  /** Matters in the order of the standards, those of one subtopic in the order they were entered. */
  entries: readonly EntryRow[];
  /** In the order of the matters, of each impacts first, then risks, then opportunities; without those that are withdrawn. */
  iros: readonly IroRow[];
  withdrawn: readonly IroRow[];
  chosenByIro: ReadonlyMap<number, ChosenRow>;
  /** The entries and items for the rules (domain/materiality), in the same orders. */
  topicEntries: readonly TopicEntry[];
  items: readonly Iro[];
};

/** The assessment of a report that the caller may read; undefined before it was started. */
export async function loadAssessment(ctx: Ctx, headerId: number): Promise<LoadedAssessment | undefined> {
  const { row, ...report } = await readReport(ctx, headerId);
  return row && loadBegun(ctx, { ...report, row });
}

/** One query for each table: joined in the database, it may choose a slow plan. */
async function loadBegun(ctx: Ctx, report: BegunReport): Promise<LoadedAssessment> {
  const { of, edition } = report;
  const entries = await loadEntryRows(ctx, report);
  const all = inOrder(await loadIroRows(ctx, report), entries);
  const iros = all.filter(({ withdrawnReason }) => withdrawnReason === null);
  const chosenByIro = new Map((await findAllChosen(ctx.db, of)).map((row) => [row.iroId, row]));
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    report,
    edition,
    choice: choiceOf(report.row),
    entries,
    iros,
    withdrawn: all.filter(({ withdrawnReason }) => withdrawnReason !== null),
    chosenByIro,
    topicEntries: entries.map((entry) => topicEntryOf(ctx, edition, entry)),
    items: iros.flatMap((row) => {
      const entry = entryById.get(row.topicEntryId);
      return entry ? [iroOf(edition, { row, entry, chosen: chosenByIro.get(row.id) })] : [];
    }),
  };
}

const kindOrder = { impact: 0, risk: 1, opportunity: 2 };

function inOrder(iros: readonly IroRow[], entries: readonly EntryRow[]): IroRow[] {
  const placeOf = new Map(entries.map(({ id }, index) => [id, index]));
  const place = ({ topicEntryId, kind }: IroRow) =>
    (placeOf.get(topicEntryId) ?? entries.length) * 3 + kindOrder[kind];
  return iros.toSorted((a, b) => place(a) - place(b) || a.id - b.id);
}

function topicEntryOf({ locale }: Ctx, edition: Edition, entry: EntryRow): TopicEntry {
  const { id: entryId, categoryId, topicId, subtopicId } = entry;
  const matter = matterOf(edition, entry);
  return {
    entryId,
    categoryId,
    topicId,
    subtopicId: matter?.id ?? subtopicId,
    standard: matter?.standard ?? '',
    name: matter?.name[locale] ?? '',
  };
}
