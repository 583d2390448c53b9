import type { FieldIssue } from '#api/contract/field-issue';
import type { TakenProfile } from '#api/contract/intake/intake-profiles';
import { type Intake, type IntakeEntry, intakeKinds, type LeftOutRow } from '#api/contract/intake/intakes';
import { sum } from '#api/domain/reviews/groups';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import type { ById } from '#api/kernel/crud-verbs';
import { ProblemError, refuse } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { withProgress } from '#api/modules/activity-data/imports/progress';
import { lockLocations } from '#api/modules/company/locations/service';
import { keepReplaced, linkEntries } from '#api/modules/intake/evidence/service';
import { rememberProfile } from '#api/modules/intake/intake-profiles/service';
import { type Answered, answersTo } from './answers';
import { batches, type Examined, examineEntries, warnOf } from './examine';
import { holdIntake, showIntake, traceOf } from './hold-intake';
import * as repository from './repository';

type Body = {
  entries: IntakeEntry[];
  leftOut: LeftOutRow[];
  leftOutCount?: number | undefined;
  profile: TakenProfile | null;
  progressKey?: string | undefined;
};

/** Records all entries with their evidence in one transaction: a worker killed in the middle leaves nothing behind. */
export async function recordIntake({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ById & { body: Body };
}): Promise<Intake> {
  const { entries, progressKey: key } = input.body;
  return transaction(ctx, async (joined) => {
    const { platform } = joined;
    const ctx = atOneInstant(joined);
    const held = await holdIntake(ctx, input);
    if (held.row.state === 'recorded') throw new ProblemError('intake_recorded');
    if (held.row.state !== 'open') throw new ProblemError('conflict');
    await lockPlaces(ctx, entries);
    const examined = await examineEntries(ctx, entries);
    refuse(inEntries(examined.issues));
    const answered = answersTo(entries, await warnOf(ctx, entries.length, examined.groups));
    refuseAnswers(entries, answered);
    await removeReplaced(ctx, held.row.id, answered);
    const ids = await withProgress({ platform, key, rows: entries.length }, (onRecorded) =>
      recordGroups(ctx, { intakeId: held.row.id, examined, onRecorded }),
    );
    await finish(ctx, { before: held, body: input.body, answered, ids });
    return showIntake(ctx, held.row.id);
  });
}

/** All rows have the same stamp, so that a later change of any of them is seen. */
function atOneInstant(ctx: Ctx): Ctx {
  const now = ctx.platform.clock.now();
  return { ...ctx, platform: { ...ctx.platform, clock: { now: () => now } } };
}

/** In the order of their keys, as every change of several locations locks them. */
async function lockPlaces(ctx: Ctx, entries: readonly IntakeEntry[]): Promise<void> {
  const ids = new Set(entries.map(({ entry }) => entry.locationId));
  const [only] = ids;
  await lockLocations(ctx.db, ctx.session.companyId, ids.size === 1 ? only : undefined);
}

function inEntries(issues: readonly (readonly FieldIssue[])[]): FieldIssue[] {
  return issues.flatMap((ofEntry, index) =>
    ofEntry.map((issue) => ({ ...issue, path: `entries.${index}.entry.${issue.path}` })),
  );
}

function refuseAnswers(entries: readonly IntakeEntry[], { unanswered, issues, replaced }: Answered): void {
  if (unanswered.length > 0) throw new ProblemError('warnings_unanswered', { issues: unanswered });
  const corrected = entries.flatMap(({ kind, entry }, index): FieldIssue[] =>
    'correctsId' in entry && replaced.some((one) => one.kind === kind && one.id === entry.correctsId)
      ? [{ path: `entries.${index}.entry.correctsId`, code: 'unknownReference', params: {} }]
      : [],
  );
  refuse([...issues, ...corrected]);
}

/** They are kept, so that undoing the recording brings them back. */
async function removeReplaced(ctx: Ctx, intakeId: number, { replaced }: Answered): Promise<void> {
  for (const kind of intakeKinds) {
    const ids = replaced.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    await keepReplaced(ctx, { intakeId, kind, entries: await batches[kind].lock(ctx, ids) });
    await batches[kind].remove(ctx, ids);
  }
}

type Recording = {
  intakeId: number;
  examined: Examined;
  onRecorded: (rows: number) => Promise<void>;
};

/** The keys in the order of the entries. */
async function recordGroups(ctx: Ctx, { intakeId, examined, onRecorded }: Recording): Promise<number[]> {
  const ids: number[] = examined.issues.map(() => 0);
  let done = 0;
  for (const group of examined.groups) {
    const recorded = await group.examined.record(ctx, { intakeId }, (rows) => onRecorded(done + rows));
    for (const [position, index] of group.indexes.entries()) ids[index] = recorded[position] ?? 0;
    done += recorded.length;
  }
  return ids;
}

type Finishing = {
  before: repository.ShownIntake;
  body: Body;
  answered: Answered;
  ids: readonly number[];
};

async function finish(ctx: Ctx, { before, body, answered, ids }: Finishing): Promise<void> {
  const { row } = before;
  const { companyId, userId } = ctx.session;
  const { entries, leftOut } = body;
  const profile = body.profile && (await rememberProfile(ctx, body.profile));
  const profileVersion = profile?.version ?? null;
  await linkEntries(
    ctx,
    { evidenceFileId: row.evidenceFileId, intakeId: row.id, profileVersion },
    entries.map(({ kind, values }, index) => ({
      kind,
      entryId: ids[index] ?? 0,
      values,
      keptWarnings: answered.kept[index] ?? [],
    })),
  );
  const change = {
    state: 'recorded',
    leftOut: JSON.stringify(leftOut),
    leftOutCount: Math.max(
      body.leftOutCount ?? 0,
      sum(leftOut, ({ count }) => count),
    ),
    entryCount: entries.length,
    replacedCount: answered.replaced.length,
    recordedBy: userId,
    recordedOn: ctx.platform.clock.now(),
    intakeProfileId: profile?.id ?? null,
    profileVersion,
    updatedOn: nextStamp(ctx.platform.clock, row.updatedOn),
  } as const;
  await repository.updateIntake(ctx.db, companyId, row.id, change);
  await audit(ctx, {
    action: 'process',
    entity: 'intakes',
    entityId: row.id,
    before: traceOf(before),
    after: traceOf(before, change),
  });
}
