import type { SessionUser } from '#api/contract/account/session';
import type { ModuleKey } from '#api/contract/endpoint';
import type { PageQuery } from '#api/contract/fields';
import type { SandboxAccount, SandboxClock, SandboxMail } from '#api/contract/sandbox/sandbox';
import type { Db } from '#api/db/db';
import { addDays } from '#api/domain/calendar/calendar';
import { audit } from '#api/kernel/audit';
import { type Clock, type PublicContext, today } from '#api/kernel/context';
import { type Page, pageOf } from '#api/kernel/paging';
import { fieldProblem, ProblemError } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { openSession } from '#api/modules/account/session/service';
import * as repository from './repository';

/** A clock whose "today" can be set; the time of day continues. */
export interface TravelClock extends Clock {
  /** @param today `YYYY-MM-DD`, or null for the present. */
  travelTo(today: string | null): void;
}

type Call<Input = unknown> = { ctx: PublicContext; input: Input };

export async function listSandboxAccounts({ ctx }: Call): Promise<SandboxAccount[]> {
  const accounts = await repository.listAccounts(ctx.db);
  return accounts.map(({ trialEndsOn, ...account }) => ({ ...account, isTrial: trialEndsOn !== null }));
}

export async function enterSandboxAccount({
  ctx,
  input,
}: Call<{ body: { userId: number } }>): Promise<SessionUser & { token: string }> {
  const accounts = await repository.listAccounts(ctx.db);
  const account = accounts.find(({ userId }) => userId === input.body.userId);
  if (!account) throw fieldProblem('userId', 'unknownReference');
  return openSession(ctx, account);
}

export async function listSandboxOutbox({
  ctx,
  input: { query },
}: Call<{ query: PageQuery }>): Promise<Page<SandboxMail>> {
  const { rows, totalCount } = await repository.listOutbox(ctx.db, query);
  const mails = rows.map(({ createdOn, ...mail }) => ({ ...mail, createdOn: createdOn.toISOString() }));
  return pageOf(mails, query, totalCount);
}

export async function readSandboxClock({ ctx }: Call): Promise<SandboxClock> {
  return { today: today(ctx.platform.clock), isChosen: (await readTravelDate(ctx.db)) !== null };
}

/**
 * Moves the sandbox in time. The choice is stored, so that it survives a restart of the host; expiry and due
 * times move along, otherwise moving a year ahead would sign the user out.
 */
export async function setSandboxClock(
  { ctx, input }: Call<{ body: { today: string | null } }>,
  clock: TravelClock,
): Promise<SandboxClock> {
  const before = clock.now();
  const answer = await transaction(ctx, async (ctx) => {
    await repository.writeTravelDate(ctx.db, input.body.today);
    clock.travelTo(input.body.today);
    await repository.moveWaitingTimes(ctx.db, clock.now().getTime() - before.getTime());
    await audit(ctx, { action: 'travel', entity: 'installation_settings', after: input.body });
    return { today: today(clock), isChosen: input.body.today !== null };
  }).catch(async (error: unknown) => {
    clock.travelTo(await readTravelDate(ctx.db).catch(() => null));
    throw error;
  });
  // The runner may be waiting for a moment of the time before.
  ctx.platform.wakeJobs(clock.now());
  return answer;
}

export async function readSandboxChanges({ ctx }: Call): Promise<{ isChanged: boolean }> {
  return { isChanged: await repository.hasChanges(ctx.db) };
}

type Plan = { modules?: readonly ModuleKey[]; trialDays?: number | null };

/** Licences are the provider's to give; in the sandbox the person who prepares a demo is the provider. */
export async function setSandboxPlan({
  ctx,
  input: { params, body },
}: Call<{ params: { companyId: number }; body: Plan }>): Promise<void> {
  const { companyId } = params;
  const { modules, trialDays } = body;
  await transaction(ctx, async (ctx) => {
    if (!(await repository.findCompany(ctx.db, companyId))) throw new ProblemError('not_found');
    if (modules) await repository.replaceModules(ctx.db, companyId, modules);
    if (trialDays !== undefined) {
      const day = trialDays === null ? null : addDays(today(ctx.platform.clock), trialDays);
      await repository.writeTrialEnd(ctx.db, companyId, day);
    }
    await audit(ctx, { action: 'license', entity: 'companies', entityId: companyId, after: body });
  });
}

/** The chosen date of this sandbox, or null when it lives in the present. */
export function readTravelDate(db: Db): Promise<string | null> {
  return repository.readTravelDate(db);
}
