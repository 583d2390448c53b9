import type { FieldIssue } from '#api/contract/field-issue';
import type { GeneralInformation, GeneralInformationBody } from '#api/contract/reports/general-informations';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { lastChangeOf } from '#api/kernel/last-change';
import { found, notFound, ProblemError, refuse } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { listCountries } from '#api/modules/company/countries/service';
import {
  markHeaderChanged,
  markStepSeen,
  markVerificationEntered,
  removeLetter,
  requireEditable,
  requireReadable,
  type StoredHeader,
} from '#api/modules/reports/headers/service';
import { columnsOf } from './columns';
import { proposalFor } from './proposal';
import * as repository from './repository';
import { keepsLetter, verificationIssues, verificationToStore } from './verification';

type Call<Input> = { ctx: Ctx; input: Input };
type Body = { body: GeneralInformationBody };

const entity = 'report_general_informations';

/** What was stated for a report; undefined while nothing was. */
export async function findGeneralInformation({ db, session }: Ctx, headerId: number) {
  return repository.findGeneral(db, session.companyId, headerId);
}

export async function readGeneralInformation({
  ctx,
  input: { params },
}: Call<{ params: { headerId: number } }>): Promise<GeneralInformation> {
  const header = asksForIt(await requireReadable(ctx, params.headerId));
  const row = await findGeneralInformation(ctx, header.row.id);
  return row ? toWire(ctx, header, row) : complete(ctx, await proposalFor(ctx, header));
}

export async function readHeaderGeneralInformation({ ctx, input }: Call<{ params: { id: number } }>) {
  return readGeneralInformation({ ctx, input: { params: { headerId: input.params.id } } });
}

export async function createGeneralInformation({
  ctx,
  input: { body },
}: Call<Body>): Promise<GeneralInformation> {
  return transaction(ctx, async (ctx) => {
    const header = asksForIt(await requireEditable(ctx, body.reportHeaderId));
    // Another user was first, and their text must not be lost.
    const existing = await findGeneralInformation(ctx, header.row.id);
    if (existing) {
      const lastChange = (await lastChangeOf(ctx, entity, existing.id)) ?? undefined;
      throw new ProblemError('conflict', { lastChange });
    }
    await assertFitting(ctx, header, body);
    const { companyId, id: headerId } = header.row;
    const updatedOn = nextStamp(ctx.platform.clock);
    const columns = { companyId, headerId, ...columnsOf(body), updatedOn };
    const after = found(await repository.insertGeneral(ctx.db, columns));
    await audit(ctx, { action: 'create', entity, entityId: after.id, after });
    if (!keepsLetter(header, after)) await removeLetter(ctx, header.row);
    await markHeaderChanged(ctx, header, 'generalInfo');
    return toWire(ctx, header, after);
  });
}

type OfHeader = { params: { headerId: number }; unmodifiedSince: Date | undefined };

export async function updateGeneralInformation({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<OfHeader & Body>): Promise<GeneralInformation> {
  return transaction(ctx, async (ctx) => {
    const header = asksForIt(await requireEditable(ctx, params.headerId));
    const before = found(await findGeneralInformation(ctx, header.row.id));
    await assertUnmodified(
      before.updatedOn,
      unmodifiedSince,
      () => toWire(ctx, header, before),
      () => lastChangeOf(ctx, entity, before.id, before.updatedOn),
    );
    refuse(body.reportHeaderId === before.headerId ? [] : [unknown('reportHeaderId')]);
    await assertFitting(ctx, header, body);
    const entered = columnsOf(body);
    if (isSame(before, entered)) {
      const seen = await lookAt(ctx, header, before);
      return toWire(ctx, await requireEditable(ctx, params.headerId), seen);
    }
    const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
    const change = { ...verificationToStore(header, before, entered), basedOnId: null, updatedOn };
    const after = found(await repository.updateGeneral(ctx.db, before, change));
    await audit(ctx, { action: 'update', entity, entityId: before.id, before, after });
    if (!keepsLetter(header, after)) await removeLetter(ctx, header.row);
    // What no longer holds is out of what was just stored.
    await markVerificationEntered(ctx, header, 'generalInfo');
    return toWire(ctx, header, after);
  });
}

/** Saving counts as reviewing, including cleared parts; an unchanged save changes no data. */
async function lookAt(
  ctx: Ctx,
  header: StoredHeader,
  before: repository.GeneralRow,
): Promise<repository.GeneralRow> {
  await markStepSeen(ctx, header, 'generalInfo');
  const change = { isVerificationCleared: false };
  const after = found(await repository.updateGeneral(ctx.db, before, change));
  await audit(ctx, { action: 'update', entity, entityId: before.id, before, after });
  return after;
}

/** Only the greenhouse gas report has it. */
export function asksForIt(header: StoredHeader): StoredHeader {
  if (header.questionnaireType !== 'GHG') throw notFound();
  return header;
}

async function assertFitting(ctx: Ctx, header: StoredHeader, body: GeneralInformationBody): Promise<void> {
  refuse([...(await countryIssues(ctx, body)), ...verificationIssues(ctx, header, body)]);
}

async function countryIssues(ctx: Ctx, { countries }: GeneralInformationBody): Promise<FieldIssue[]> {
  const known = new Set((await listCountries({ ctx })).map(({ countryId }) => countryId));
  return countries.flatMap((id, index) => (known.has(id) ? [] : [unknown(`countries.${index}`)]));
}

const unknown = (path: string) => ({ path, code: 'unknownReference', params: {} });

function isSame(before: repository.GeneralRow, entered: ReturnType<typeof columnsOf>): boolean {
  const names = Object.keys(entered) as (keyof typeof entered)[];
  return names.every((name) => JSON.stringify(before[name]) === JSON.stringify(entered[name]));
}

/** The header knows whether copied content was reviewed. */
function toWire(ctx: Ctx, header: StoredHeader, row: repository.GeneralRow): Promise<GeneralInformation> {
  const { id: _id, companyId: _company, headerId, auditNumber, updatedOn, ...stated } = row;
  return complete(ctx, {
    reportHeaderId: headerId,
    ...stated,
    basedOnId: header.row.copiedSteps.includes('generalInfo') ? row.basedOnId : null,
    number: auditNumber,
    updatedOn: updatedOn.toISOString(),
  });
}

/** With data from other tables. */
async function complete(
  ctx: Ctx,
  stated: Omit<GeneralInformation, 'countryNames' | 'verificationLetter'>,
): Promise<GeneralInformation> {
  const names = new Map((await listCountries({ ctx })).map(({ countryId, name }) => [countryId, name]));
  return {
    ...stated,
    countryNames: stated.countries.map((id) => names.get(id) ?? String(id)),
    verificationLetter: await repository.findLetterFacts(
      ctx.db,
      ctx.session.companyId,
      stated.reportHeaderId,
    ),
  };
}
