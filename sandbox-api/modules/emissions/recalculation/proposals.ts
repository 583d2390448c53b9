import type { DecisionBody, Recalculation, RecalculationBody } from '#api/contract/emissions/recalculations';
import { lastDayOfMonth, monthOf, monthsBetween } from '#api/domain/calendar/calendar';
import { proposedMonth } from '#api/domain/emissions/proposed-settings';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { fieldProblem, found, ProblemError } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { countRecalculatedRows, type RecalculationExtent } from '#api/modules/emissions/ledger/ledger';
import { pinPeriod } from './pins';
import { changesSettings, type EditionChoice, proposalOf } from './proposal-of';
import { publicationsOf } from './publications';
import * as decisions from './repository-decisions';
import * as repository from './repository-runs';
import { findYearTotals } from './repository-years';
import { enqueueRun, firstBatch } from './runs';
import { toWire } from './wire';
import { defaultBaseYear } from './year-series';

type Call<Input> = { ctx: Ctx; input: Input };

/** Starts a preview. The ledger doesn't change until someone accepts it. */
export async function createRecalculation({
  ctx,
  input: { body },
}: Call<{ body: RecalculationBody }>): Promise<Recalculation> {
  return transaction(ctx, async (ctx) => {
    const { companyId, userId } = ctx.session;
    await decisions.lockCompany(ctx.db, companyId);
    if (await repository.findOpenRun(ctx.db, companyId)) throw new ProblemError('recalculation_open');
    const period = {
      periodStart: body.periodStart ? monthOf(body.periodStart) : null,
      periodEnd: body.periodEnd ? monthOf(body.periodEnd) : null,
    };
    const extent: RecalculationExtent = {
      kinds: ['fuel', 'utility', 'renewable', 'scope3'],
      from: period.periodStart,
      to: period.periodEnd && lastDayOfMonth(period.periodEnd),
    };
    const id = await repository.insertRun(ctx.db, {
      companyId,
      kind: 'settings',
      state: 'computing',
      ...period,
      ...(await editionColumns(ctx, body)),
      gwpSet: body.gwpSet ?? null,
      headlineScope2Method: body.headlineScope2Method ?? null,
      extent,
      cursor: firstBatch,
      totalRows: await countRecalculatedRows(ctx.db, companyId, extent),
      doneRows: 0,
      changedRows: 0,
      fingerprint: await decisions.fingerprint(ctx.db, companyId),
      lastChangeId: await decisions.findLastEntryChange(ctx.db, companyId),
      baseYear: body.baseYear ?? (await defaultBaseYear(ctx.db, companyId)),
      reason: body.reason,
      requestedBy: userId,
      createdOn: ctx.platform.clock.now(),
    });
    await enqueueRun(ctx, id);
    await audit(ctx, { action: 'preview', entity: 'recalculations', entityId: id, after: body });
    return readAnswer(ctx, id);
  });
}

/** Years are fixed now, so that the preview and the accepted run use the same newest year. */
async function editionColumns(ctx: Ctx, body: RecalculationBody) {
  if (!body.editionChoice) return { editionChoice: null, chosenYears: null };
  const choice: EditionChoice = { choice: body.editionChoice, publisher: null, year: null };
  if (body.editionChoice === 'own-year') return { editionChoice: choice, chosenYears: {} };
  const publications = await publicationsOf(ctx.db);
  if (body.editionChoice === 'newest') {
    const newest = publications.map(({ series, years }) => [series, years[0] ?? 0]);
    return { editionChoice: choice, chosenYears: Object.fromEntries(newest) as Record<string, number> };
  }
  const publication = publications.find(({ series }) => series === body.editionSeries);
  const year = publication?.years.find((one) => one === body.editionYear);
  if (!publication) throw fieldProblem('editionSeries', 'editionUnknown');
  if (year === undefined) throw fieldProblem('editionYear', 'editionUnknown');
  return {
    editionChoice: { ...choice, publisher: publication.publisher, year },
    chosenYears: { [publication.series]: year },
  };
}

export async function decideRecalculation({
  ctx,
  input: { params, body },
}: Call<{ params: { id: number }; body: DecisionBody }>): Promise<Recalculation> {
  return transaction(ctx, async (ctx) => {
    const { companyId } = ctx.session;
    // Locks in the order of a batch: the run and then, by a foreign key, the company.
    const run = found(await repository.lockRun(ctx.db, companyId, params.id));
    await decisions.lockCompany(ctx.db, companyId);
    if (run.kind !== 'settings') throw new ProblemError('conflict');
    if (body.decision === 'accept') await accept(ctx, run, body);
    else await leaveAsItIs(ctx, run, body);
    return readAnswer(ctx, run.id);
  });
}

/**
 * Changes the settings at once and the rows in batches. Accepting again while it is being applied restarts a run that
 * gave up.
 */
async function accept(ctx: Ctx, run: repository.Run, body: DecisionBody): Promise<void> {
  const { companyId } = ctx.session;
  if (run.state === 'applying') {
    await audit(ctx, { action: 'resume', entity: 'recalculations', entityId: run.id });
    return enqueueRun(ctx, run.id);
  }
  if (run.state !== 'ready') throw new ProblemError('conflict');
  if ((await decisions.fingerprint(ctx.db, companyId)) !== run.fingerprint)
    throw new ProblemError('preview_stale');
  const before = await decisions.findCompanySettings(ctx.db, companyId);
  await writeSettings(ctx, run);
  await conclude(ctx, run, { state: 'applying', ...(await startOfApplying(ctx, run)) }, body);
  await audit(ctx, {
    action: 'accept',
    entity: 'recalculations',
    entityId: run.id,
    before: { gwpSet: before.gwpSet, headlineScope2Method: before.headlineScope2Method },
    after: proposalOf(run),
  });
  await enqueueRun(ctx, run.id);
}

/** Starts at the first row again and includes rows entered since the preview. The new results replace the preview's. */
async function startOfApplying(ctx: Ctx, run: repository.Run) {
  const { companyId } = ctx.session;
  await repository.deleteFindings(ctx.db, companyId, run.id);
  const extent = run.extent as RecalculationExtent;
  const totalRows = await countRecalculatedRows(ctx.db, companyId, extent);
  const yearTotals = await findYearTotals(ctx.db, companyId);
  return { cursor: firstBatch, totalRows, doneRows: 0, changedRows: 0, yearTotals };
}

/** A failed preview can be rejected too. */
async function leaveAsItIs(ctx: Ctx, run: repository.Run, body: DecisionBody): Promise<void> {
  const isOpen = run.state === 'computing' || run.state === 'ready';
  if (!isOpen && !(run.state === 'failed' && run.decidedOn === null && body.decision === 'reject'))
    throw new ProblemError('conflict');
  await repository.deleteFindings(ctx.db, ctx.session.companyId, run.id);
  if (body.decision === 'pin') {
    if (!run.periodStart || !run.periodEnd) throw fieldProblem('decision', 'periodWithoutMonths');
    const reason = body.note ?? run.reason ?? '';
    await pinPeriod(ctx, { first: run.periodStart, last: run.periodEnd, reason });
  }
  const state = body.decision === 'pin' ? 'pinned' : 'rejected';
  await conclude(ctx, run, { state, failedRows: 0, finishedOn: ctx.platform.clock.now() }, body);
  await audit(ctx, { action: body.decision, entity: 'recalculations', entityId: run.id });
}

async function conclude(
  ctx: Ctx,
  run: repository.Run,
  columns: Partial<repository.RunColumns>,
  { note }: DecisionBody,
): Promise<void> {
  const { companyId, userId } = ctx.session;
  const decided = { decisionNote: note, decidedBy: userId, decidedOn: ctx.platform.clock.now() };
  await repository.updateRun(ctx.db, companyId, run.id, { ...columns, ...decided });
}

async function writeSettings(ctx: Ctx, run: repository.Run): Promise<void> {
  if (!changesSettings(run)) return;
  const { companyId } = ctx.session;
  const proposal = proposalOf(run);
  const company = await decisions.findCompanySettings(ctx.db, companyId);
  if (!proposal.period) {
    const { headlineScope2Method } = proposedMonth(company, proposal);
    await decisions.updateCompanySettings(ctx.db, companyId, {
      gwpSet: proposal.gwpSet ?? company.gwpSet,
      headlineScope2Method,
      updatedOn: nextStamp(ctx.platform.clock, company.updatedOn),
    });
    return decisions.deleteUnpinnedMonths(ctx.db, companyId);
  }
  const known = await decisions.findCalculationMonths(ctx.db, companyId);
  const months = monthsBetween(proposal.period.first, proposal.period.last).flatMap((month) => {
    const own = known.find((row) => row.month === month);
    if (own?.pinId) return [];
    const current = own ?? { ...company, chosenYears: {} };
    const years = current.chosenYears as Record<string, number>;
    const next = proposedMonth({ ...current, chosenYears: years }, proposal);
    return [
      {
        companyId,
        month,
        gwpSet: proposal.gwpSet ?? current.gwpSet,
        headlineScope2Method: next.headlineScope2Method,
        chosenYears: next.chosenYears ?? {},
      },
    ];
  });
  await decisions.writeCalculationMonths(ctx.db, months);
}

async function readAnswer(ctx: Ctx, id: number): Promise<Recalculation> {
  return toWire(found(await repository.findRun(ctx.db, ctx.session.companyId, id)), ctx);
}
