import type { AssessmentScore } from '#api/contract/materiality/assessments';
import type { Ctx } from '#api/kernel/context';
import type { Call } from '#api/kernel/crud-verbs';
import { fieldProblem, found, ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import {
  type AssessedReport,
  addToBegun,
  type BegunReport,
  changeBegun,
  readReport,
  unknownReference,
} from '#api/modules/materiality/headers/service';
import { findIroRow } from '#api/modules/materiality/iros/service';
import { findEntryRow } from '#api/modules/materiality/topics/service';
import { acceptChosen } from './accept-chosen';
import { type Assessed, chosenToWire, chosenVerbs, scored } from './chosen-verbs';
import type { KindOfForm } from './kinds';
import { findChosen } from './repository';
import { scoreToWire } from './score-wire';

type OfReport = { params: { id: number } };
type OfIro = { params: { id: number; iroId: number } };
type Judged = { reason: string | null };

/** It has to be taken back in first. */
function refuseWithdrawn({ iro }: Assessed): void {
  if (iro.withdrawnReason !== null) throw new ProblemError('conflict');
}

/** The calls of one type of item; the types differ in their form only. */
export function assessmentCalls<Body extends Judged>(form: KindOfForm<Body>) {
  const { kind } = form;

  /** The item that a path names. */
  async function ofPath(ctx: Ctx, report: AssessedReport, iroId: number): Promise<Assessed> {
    const iro = found(await findIroRow(ctx, report, { id: iroId, kind }));
    const entry = found(await findEntryRow(ctx, report, iro.topicEntryId));
    return { report: { ...report, row: found(report.row) }, iro, entry };
  }

  /** The item that a body names: one that is not there is no choice. */
  async function ofBody(ctx: Ctx, report: AssessedReport, iroId: number): Promise<Assessed> {
    const { path, code } = unknownReference('dmIroId');
    if (!(await findIroRow(ctx, report, { id: iroId, kind }))) throw fieldProblem(path, code);
    return ofPath(ctx, report, iroId);
  }

  return {
    async read({ ctx, input: { params } }: Call<OfIro>) {
      const assessed = await ofPath(ctx, await readReport(ctx, params.id), params.iroId);
      const row = await findChosen(ctx.db, assessed.report.of, params.iroId);
      return row ? chosenToWire(ctx, assessed, { form, row }) : null;
    },

    async create({ ctx, input: { params, body } }: Call<OfReport & { body: Body & { dmIroId: number } }>) {
      return transaction(ctx, async (ctx) => {
        const report: BegunReport = await addToBegun(ctx, params.id);
        const assessed = await ofBody(ctx, report, body.dmIroId);
        refuseWithdrawn(assessed);
        // Another user was first, and their judgement must not be lost.
        if (await findChosen(ctx.db, report.of, body.dmIroId)) throw new ProblemError('conflict');
        return chosenVerbs(assessed, form).insert(ctx, body);
      });
    },

    async update({
      ctx,
      input: { params, body, unmodifiedSince },
    }: Call<OfIro & { body: Body & { dmIroId: number }; unmodifiedSince: Date | undefined }>) {
      return transaction(ctx, async (ctx) => {
        const assessed = await ofPath(ctx, await changeBegun(ctx, params.id), params.iroId);
        refuseWithdrawn(assessed);
        const input = { params: { id: params.iroId }, unmodifiedSince, body };
        return chosenVerbs(assessed, form).change({ ctx, input });
      });
    },

    /** Stores nothing, and asks for no reason: the form is still being filled. */
    async score({
      ctx,
      input: { params, body },
    }: Call<OfReport & { body: Body & { dmIroId: number } }>): Promise<AssessmentScore> {
      const assessed = await ofBody(ctx, await readReport(ctx, params.id), body.dmIroId);
      const chosen = acceptChosen(assessed.report.edition, kind, form.chosenOf(body));
      return scoreToWire(scored(assessed, chosen), ctx.locale);
    },
  };
}
