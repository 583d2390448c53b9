import type { GeneralInformation, GeneralInformationBody } from '#api/contract/reports/general-informations';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { found, notFound, ProblemError, refuse } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { listCountries } from '#api/modules/company/countries/service';
import {
  markHeaderChanged,
  markStepSeen,
  requireEditable,
  requireReadable,
  type StoredHeader,
} from '#api/modules/reports/headers/service';
import { columnsOf } from './columns';
import { proposalFor } from './proposal';
import * as repository from './repository';

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
  return row ? toWire(ctx, header, row) : withCountryNames(ctx, await proposalFor(ctx, header));
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
    // Somebody else was first, whose words must not be lost.
    if (await findGeneralInformation(ctx, header.row.id)) throw new ProblemError('conflict');
    await assertCountries(ctx, body);
    const { companyId, id: headerId } = header.row;
    const updatedOn = nextStamp(ctx.platform.clock);
    const columns = { companyId, headerId, ...columnsOf(body), updatedOn };
    const after = found(await repository.insertGeneral(ctx.db, columns));
    await audit(ctx, { action: 'create', entity, entityId: after.id, after });
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
    await assertUnmodified(before.updatedOn, unmodifiedSince, () => toWire(ctx, header, before));
    refuse(body.reportHeaderId === before.headerId ? [] : [unknown('reportHeaderId')]);
    await assertCountries(ctx, body);
    const entered = columnsOf(body);
    // Whoever saves it has looked at it; saved as it was, it is no other.
    if (isSame(before, entered)) {
      await markStepSeen(ctx, header, 'generalInfo');
      await audit(ctx, { action: 'update', entity, entityId: before.id, before, after: before });
      return toWire(ctx, await requireEditable(ctx, params.headerId), before);
    }
    const updatedOn = nextStamp(ctx.platform.clock, before.updatedOn);
    const change = { ...entered, basedOnId: null, updatedOn };
    const after = found(await repository.updateGeneral(ctx.db, before, change));
    await audit(ctx, { action: 'update', entity, entityId: before.id, before, after });
    await markHeaderChanged(ctx, header, 'generalInfo');
    return toWire(ctx, header, after);
  });
}

/** Only the greenhouse gas report has it. */
function asksForIt(header: StoredHeader): StoredHeader {
  if (header.questionnaireType !== 'GHG') throw notFound();
  return header;
}

async function assertCountries(ctx: Ctx, { countries }: GeneralInformationBody): Promise<void> {
  const known = new Set((await listCountries({ ctx })).map(({ countryId }) => countryId));
  refuse(countries.flatMap((id, index) => (known.has(id) ? [] : [unknown(`countries.${index}`)])));
}

const unknown = (path: string) => ({ path, code: 'unknownReference', params: {} });

function isSame(before: repository.GeneralRow, entered: ReturnType<typeof columnsOf>): boolean {
  const names = Object.keys(entered) as (keyof typeof entered)[];
  return names.every((name) => JSON.stringify(before[name]) === JSON.stringify(entered[name]));
}

/** The header knows whether somebody has looked at what was copied. */
function toWire(ctx: Ctx, header: StoredHeader, row: repository.GeneralRow): Promise<GeneralInformation> {
  const {
    id: _id,
    companyId: _company,
    verifiedOn: _on,
    verificationStandard: _standard,
    isVerificationCleared: _isCleared,
    headerId,
    auditNumber,
    updatedOn,
    ...stated
  } = row;
  return withCountryNames(ctx, {
    reportHeaderId: headerId,
    ...stated,
    basedOnId: header.row.copiedSteps.includes('generalInfo') ? row.basedOnId : null,
    number: auditNumber,
    updatedOn: updatedOn.toISOString(),
  });
}

async function withCountryNames(
  ctx: Ctx,
  stated: Omit<GeneralInformation, 'countryNames'>,
): Promise<GeneralInformation> {
  const names = new Map((await listCountries({ ctx })).map(({ countryId, name }) => [countryId, name]));
  return { ...stated, countryNames: stated.countries.map((id) => names.get(id) ?? String(id)) };
}
