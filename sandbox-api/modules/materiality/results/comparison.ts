import type { HandlerInput } from '#api/contract/endpoint';
import type {
  compareMateriality as contract,
  MaterialityComparison,
  MaterialitySource,
} from '#api/contract/materiality/results';
import { type Assessed, compareAssessments } from '#api/domain/materiality/comparison';
import type { TopicEntry } from '#api/domain/materiality/items';
import { ownMatterId } from '#api/domain/materiality/matters';
import { reasonText } from '#api/domain/materiality/working/reason-text';
import type { Ctx } from '#api/kernel/context';
import { foldedName } from '#api/kernel/names';
import { found, ProblemError } from '#api/kernel/problem-error';
import { type LoadedAssessment, loadAssessment } from '#api/modules/materiality/assessments/service';
import { copiedEdition } from '#api/modules/materiality/copies/copy';
import { readBegun, readReport } from '#api/modules/materiality/headers/service';
import { findCopiedFrom, findOtherAssessments } from './repository';
import { matterOfGroup, wireScore } from './topic-results';

type OfReport = { ctx: Ctx; input: { params: { id: number } } };

/** Private reports of other users are reported as missing; Admins read all. */
export async function listMaterialitySources({
  ctx,
  input: { params },
}: OfReport): Promise<MaterialitySource[]> {
  const { of, header } = await readReport(ctx, params.id);
  const { userId, role } = ctx.session;
  const readable = (await findOtherAssessments(ctx.db, of)).filter(
    ({ shareStatus, createdBy }) => shareStatus === 'public' || createdBy === userId || role === 'Admin',
  );
  return Promise.all(
    readable.map(async ({ reportHeaderId, name, startDate, endDate, editionVersion }) => ({
      reportHeaderId,
      name,
      startDate,
      endDate,
      copiesTopics: (await copiedEdition(ctx, { editionVersion, to: header.row })).isSameList,
    })),
  );
}

type OfTwo = { ctx: Ctx; input: HandlerInput<typeof contract> };

/** By subtopic, so two lists of topics have nothing to compare: refused as a conflict. */
export async function compareMateriality({ ctx, input: { params } }: OfTwo): Promise<MaterialityComparison> {
  const after = found(await loadAssessment(ctx, params.id));
  const before = found(await loadAssessment(ctx, params.otherId));
  if (before.edition.standards !== after.edition.standards) throw new ProblemError('conflict');
  const { header } = await readBegun(ctx, params.otherId);
  const values = new Map([...before.iros, ...after.iros].map(({ id, value }) => [id, value]));
  const between = await findCopiedFrom(ctx.db, after.report.of, params.otherId);
  const earlier = { ...assessed(before), entries: knownAgain(before, after) };
  const { moved, unchangedCount } = compareAssessments(earlier, assessed(after), between);
  return {
    reportHeaderId: params.otherId,
    name: header.row.name,
    moved: moved.flatMap(({ subtopicId, before: was, after: is, reasons }) => {
      const subtopic = matterOfGroup(after, subtopicId) ?? matterOfGroup(before, subtopicId);
      if (!subtopic) return [];
      return [
        {
          subtopicName: subtopic.name[ctx.locale],
          topicName: after.edition.topicById.get(subtopic.topicId)?.name[ctx.locale] ?? '',
          impactBefore: wireScore(was?.impactMateriality),
          impactAfter: wireScore(is?.impactMateriality),
          financialBefore: wireScore(was?.financialMateriality),
          financialAfter: wireScore(is?.financialMateriality),
          wasMaterial: was?.isMaterial ?? false,
          isMaterial: is?.isMaterial ?? false,
          reasons: reasons.map((reason) => reasonText(reason, (id) => values.get(id) ?? '', ctx.locale)),
        },
      ];
    }),
    unchangedCount,
  };
}

/** The earlier matters; one of the company's own is the later one that has its topic and name. */
function knownAgain(before: LoadedAssessment, after: LoadedAssessment): TopicEntry[] {
  const nameOf = ({ topicId, ownName }: LoadedAssessment['entries'][number]) =>
    ownName === null ? null : `${topicId} ${foldedName(ownName)}`;
  const later = new Map(after.entries.map((entry) => [nameOf(entry), ownMatterId(entry.id)]));
  const names = new Map(before.entries.map((entry) => [entry.id, nameOf(entry)]));
  return before.topicEntries.map((entry) => {
    const name = names.get(entry.entryId) ?? null;
    const subtopicId = (name === null ? undefined : later.get(name)) ?? entry.subtopicId;
    return { ...entry, subtopicId };
  });
}

function assessed({ items, topicEntries, choice }: LoadedAssessment): Assessed {
  return { iros: items, entries: topicEntries, choice };
}
