import type { RegistrationBody, RegistrationUserBody } from '#api/contract/account/registrations';
import { moduleKeys } from '#api/contract/endpoint';
import type { Db } from '#api/db/db';
import { addDays } from '#api/domain/calendar/calendar';
import { type AttemptLimit, takeAttempt } from '#api/kernel/attempts';
import { audit } from '#api/kernel/audit';
import { type Clock, type Platform, type PublicContext, today } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { fieldProblem } from '#api/kernel/problem-error';
import { nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { hashPassword, newSecret } from '#api/modules/account/session/secrets';
import { requireCompanyNumbers } from '#api/modules/company/countries/service';
import { acceptConditionsAtRegistration } from '#api/modules/company/terms/service';
import { accountLanguage } from './account-language';
import * as repository from './repository';

/** A new company can try everything for a month; the provider sets the plan after that. */
const trialDays = 30;

/** Calls per invitation, so that a token cannot be used to find out which addresses have an account. */
const registrationLimit: AttemptLimit = { kind: 'registration', max: 20, windowMinutes: 15 };

const adminRole = 'Admin';

const invitationDays = 7;

type Call<Body> = { ctx: PublicContext; input: { body: Body } };

/** Invites a company: the holder of the token can register one, once. The token itself is not stored. */
export async function createInvitation(
  db: Db,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
): Promise<{ token: string; expiresOn: Date }> {
  const token = newSecret(random);
  const expiresOn = new Date(clock.now().getTime() + invitationDays * 86_400_000);
  await repository.insertInvitation(db, { tokenHash: await digest(token), expiresOn });
  return { token, expiresOn };
}

export async function validateInvitationToken({
  ctx,
  input: { body },
}: Call<{ token: string }>): Promise<{ isValid: boolean }> {
  const tokenHash = await digest(body.token);
  const invitation = await repository.findOpenInvitation(ctx.db, tokenHash, ctx.platform.clock.now());
  return { isValid: invitation !== undefined };
}

/** Without an open invitation nothing is said about the address. */
export async function validateRegistrationUser({
  ctx,
  input: { body },
}: Call<RegistrationUserBody>): Promise<{ isValid: boolean; requiresExtraInfo: boolean }> {
  const tokenHash = await digest(body.token);
  await takeAttempt(ctx, registrationLimit, tokenHash);
  const invitation = await repository.findOpenInvitation(ctx.db, tokenHash, ctx.platform.clock.now());
  if (!invitation) throw fieldProblem('token', 'tokenInvalid');
  await requireUsableEmail(ctx, body.email, invitation);
  return { isValid: true, requiresExtraInfo: invitation.requiresExtraInfo };
}

/** Creates the company, its modules, its first administrator and, if named, its first location. */
export async function register({ ctx, input: { body } }: Call<RegistrationBody>): Promise<void> {
  const { clock, random, passwordIterations } = ctx.platform;
  const tokenHash = await digest(body.token);
  await takeAttempt(ctx, registrationLimit, tokenHash);
  const passwordHash = await hashPassword(body.password, random, passwordIterations);
  await transaction(ctx, async (ctx) => {
    const invitation = await repository.claimInvitation(ctx.db, tokenHash, clock.now());
    if (!invitation) throw fieldProblem('token', 'tokenInvalid');
    await requireUsableEmail(ctx, body.email, invitation);
    const { requiresExtraInfo } = invitation;
    const { country, numbers } = await requireCompanyNumbers(ctx, { ...body, requiresExtraInfo });
    const company = { ...companyRow(clock, body), ...numbers, requiresExtraInfo };
    const companyId = await repository.insertCompany(ctx.db, company, moduleKeys);
    const languageId = await repository.findLanguageId(
      ctx.db,
      accountLanguage(country.isoCodeTwo, ctx.locale),
    );
    const userId = await insertAdmin(ctx, companyId, { ...body, languageId, passwordHash });
    const actor = { companyId, userId };
    const { email, firstName, lastName } = body;
    const admin = { companyId, email, firstName, lastName, role: adminRole, languageId };
    await audit(ctx, { action: 'register', entity: 'companies', entityId: companyId, after: company, actor });
    await audit(ctx, { action: 'create', entity: 'users', entityId: userId, after: admin, actor });
    await acceptConditionsAtRegistration(ctx, actor);
    await addFirstLocation(ctx, actor, body);
  });
}

/** Whether an account anywhere has the address. */
export async function isEmailTaken(ctx: PublicContext, email: string): Promise<boolean> {
  return repository.isEmailTaken(ctx.db, email);
}

/** "Taken" and "meant for another address" have the same message. */
async function requireUsableEmail(ctx: PublicContext, email: string, invitation: { email: string | null }) {
  const isForAnother = invitation.email !== null && invitation.email.toLowerCase() !== email;
  if (isForAnother || (await repository.isEmailTaken(ctx.db, email))) {
    throw fieldProblem('email', 'emailTaken');
  }
}

function companyRow(clock: Clock, body: RegistrationBody) {
  const now = clock.now();
  const { name, countryId, town, postCode, address1 } = body;
  return {
    name,
    countryId,
    town,
    postCode,
    address1,
    trialEndsOn: addDays(today(clock), trialDays),
    createdOn: now,
    updatedOn: nextStamp(clock),
  };
}

async function insertAdmin(
  ctx: PublicContext,
  companyId: number,
  by: RegistrationUserBody & { languageId: number; passwordHash: string },
): Promise<number> {
  const { clock } = ctx.platform;
  const { email, firstName, lastName, languageId, passwordHash } = by;
  const userId = await repository.insertUser(ctx.db, {
    companyId,
    email,
    firstName,
    lastName,
    languageId,
    passwordHash,
    role: adminRole,
    createdOn: clock.now(),
    updatedOn: nextStamp(clock),
  });
  if (userId === undefined) throw fieldProblem('email', 'emailTaken');
  return userId;
}

async function addFirstLocation(
  ctx: PublicContext,
  actor: { companyId: number; userId: number },
  body: RegistrationBody,
): Promise<void> {
  if (!body.locationName) return;
  const { clock } = ctx.platform;
  const { countryId, town, postCode, address1 } = body;
  const location = {
    companyId: actor.companyId,
    name: body.locationName,
    countryId,
    town,
    postCode,
    address1,
    createdOn: clock.now(),
    updatedOn: nextStamp(clock),
  };
  const entityId = await repository.insertLocation(ctx.db, location);
  await audit(ctx, { action: 'create', entity: 'locations', entityId, after: location, actor });
}
