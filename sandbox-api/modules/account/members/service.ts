import type { Member, MemberChangeBody, NewMemberBody, Role } from '#api/contract/account/members';
import { roleNames } from '#api/contract/endpoint';
import type { FieldIssue } from '#api/contract/field-issue';
import type { PageQuery } from '#api/contract/fields';
import { type AttemptLimit, takeAttempt } from '#api/kernel/attempts';
import type { Clock, Ctx } from '#api/kernel/context';
import { type ById, type Call, crudVerbs } from '#api/kernel/crud-verbs';
import { fieldProblem, found, ProblemError, refuse } from '#api/kernel/problem-error';
import { languageOf, requireLanguage } from '#api/modules/account/languages/service';
import { isEmailTaken } from '#api/modules/account/registrations/service';
import { revokeOtherSessions } from '#api/modules/account/session/service';
import type { MemberRow } from './repository';
import * as repository from './repository';
import { mailTemporaryPassword, newTemporaryPassword, type TemporaryPassword } from './temporary-password';

type RoleName = Role['name'];
type Names = Pick<MemberRow, 'firstName' | 'lastName'>;
type Plan = { password?: TemporaryPassword };

const verbs = crudVerbs<{
  row: MemberRow;
  shown: MemberRow;
  fresh: Names & { email: string; role: RoleName; languageId: number } & TemporaryPassword['columns'];
  change: Partial<Names & { role: RoleName; isActive: boolean } & TemporaryPassword['columns']>;
  plan: Plan;
  wire: Member;
}>({
  entity: 'users',
  rowOf: (member) => member,
  lock: repository.lockMember,
  async insert(db, { createdBy: _, ...row }) {
    const member = await repository.insertMember(db, row);
    if (!member) throw fieldProblem('email', 'emailTaken');
    return member;
  },
  update: (db, { companyId, id }, change) => repository.updateMember(db, companyId, id, change),
  toWire: (ctx) => (member) => toWire(member, ctx.platform.clock),
  async follow(ctx, { after, before, plan }) {
    const userId = (after ?? before).id;
    // A deactivated member is signed out everywhere, and stays so when reactivated; so is one who signed in
    // with a password that is now void.
    if (!after?.isActive || plan?.password) await revokeOtherSessions(ctx, { userId, keptSessionId: null });
    if (!after) await repository.deleteCodes(ctx.db, userId);
    if (after && plan?.password) await mailTemporaryPassword(ctx, after, plan.password.text);
  },
});

export const listMembers = verbs.lists({
  filter: ({ locale }, _input: { query: PageQuery }) => ({ locale }),
  findPage: repository.findMembers,
  count: repository.countMembers,
});

export async function listRoles(): Promise<Role[]> {
  return roleNames.map((name) => ({ roleId: roleIdOf(name), name }));
}

/**
 * Temporary passwords mailed per company: enough for a large company, but too few to find out which addresses
 * have an account or to flood a mailbox.
 */
const mailLimit: AttemptLimit = { kind: 'member', max: 100, windowMinutes: 60 };

type WithPassword<Input> = Input & { password: TemporaryPassword };

/** Adds a member, who gets a temporary password by mail in their language. */
export async function createMember({ ctx, input }: Call<{ body: NewMemberBody }>): Promise<Member> {
  await takeAttempt(ctx, mailLimit, String(ctx.session.companyId));
  return insertMember({ ctx, input: { ...input, password: await newTemporaryPassword(ctx) } });
}

const insertMember = verbs.creates(async (ctx, { body, password }: WithPassword<{ body: NewMemberBody }>) => {
  await lockAdmins(ctx);
  const isTaken = await isEmailTaken(ctx, body.email);
  refuse([
    ...(isTaken ? [{ path: 'email', code: 'emailTaken', params: {} }] : []),
    ...roleIssues(body.roleId),
  ]);
  const { languageId } = body.languageId
    ? await requireLanguage(ctx, body.languageId)
    : await languageOf(ctx);
  const { email, firstName, lastName } = body;
  const role = found(roleOf(body.roleId));
  return { columns: { email, firstName, lastName, role, languageId, ...password.columns }, password };
});

export const updateMember = verbs.changes({
  hold: lockAdmins,
  plan(_ctx, { params, body }: ById & { body: MemberChangeBody }, { before, held: admins }) {
    refuse([
      ...((body.email ?? before.email) === before.email
        ? []
        : [{ path: 'email', code: 'emailFixed', params: {} }]),
      ...roleIssues(body.roleId),
    ]);
    const role = found(roleOf(body.roleId));
    if (role !== 'Admin') requireAnotherAdmin(admins, params.id);
    return { columns: { role, firstName: body.firstName, lastName: body.lastName } };
  },
});

/** Admins cannot change their own status, because they could not undo a deactivation. */
export const updateMemberStatus = verbs.changes({
  action: ({ query }: ById & { query: { active: boolean } }) => (query.active ? 'activate' : 'deactivate'),
  hold: lockAdmins,
  plan(ctx, { params, query }, { held: admins }) {
    if (params.id === ctx.session.userId) throw new ProblemError('own_status');
    if (!query.active) requireAnotherAdmin(admins, params.id);
    return { columns: { isActive: query.active } };
  },
});

export async function renewTemporaryPassword({ ctx, input }: Call<ById>): Promise<Member> {
  await takeAttempt(ctx, mailLimit, String(ctx.session.companyId));
  return renewPassword({ ctx, input: { ...input, password: await newTemporaryPassword(ctx) } });
}

const renewPassword = verbs.changes<WithPassword<ById>, readonly number[]>({
  action: 'renew-password',
  hold: lockAdmins,
  plan(_ctx, { password }, { before }) {
    if (!before.isActive) throw new ProblemError('conflict');
    if (before.temporaryPasswordExpiresOn === null) throw new ProblemError('password_chosen');
    return { columns: password.columns, password };
  },
});

/** Permanent. The row stays without a password, because the user's entries carry their name. */
export const deleteMember = verbs.removes({
  async hold(ctx, { params }) {
    if (params.id === ctx.session.userId) throw new ProblemError('own_removal');
    requireAnotherAdmin(await lockAdmins(ctx, { params }), params.id);
  },
  async remove(db, companyId, id, { deletedOn, updatedOn }) {
    const change = { isActive: false, passwordHash: '', removedOn: deletedOn, updatedOn };
    await repository.updateMember(db, companyId, id, change);
  },
});

/**
 * Locks the active Admins until the transaction ends. The caller must still be one of them: another Admin may
 * have changed that since the request arrived.
 */
async function lockAdmins(ctx: Ctx, input?: ById): Promise<readonly number[]> {
  const { companyId, userId } = ctx.session;
  const admins = await repository.lockAdmins(ctx.db, companyId);
  if (admins.includes(userId)) return admins;
  if (input) requireAnotherAdmin(admins, input.params.id);
  throw new ProblemError('role_required');
}

function requireAnotherAdmin(admins: readonly number[], id: number): void {
  if (admins.every((admin) => admin === id)) throw new ProblemError('last_admin');
}

const roleIdOf = (name: RoleName) => roleNames.indexOf(name) + 1;
const roleOf = (roleId: number): RoleName | undefined => roleNames[roleId - 1];

function roleIssues(roleId: number): FieldIssue[] {
  return roleOf(roleId) ? [] : [{ path: 'roleId', code: 'unknownReference', params: {} }];
}

function toWire(member: MemberRow, clock: Clock): Member {
  const { id, email, firstName, lastName, role, isActive, temporaryPasswordExpiresOn } = member;
  return {
    userId: id,
    email,
    firstName,
    lastName,
    roleId: roleIdOf(role),
    roleName: role,
    active: isActive,
    state: stateOf(member, clock),
    temporaryPasswordExpiresOn: temporaryPasswordExpiresOn?.toISOString() ?? null,
    updatedOn: member.updatedOn.toISOString(),
  };
}

function stateOf({ isActive, temporaryPasswordExpiresOn }: MemberRow, clock: Clock): Member['state'] {
  if (!isActive) return 'inactive';
  if (temporaryPasswordExpiresOn === null) return 'active';
  return temporaryPasswordExpiresOn > clock.now() ? 'invited' : 'expired';
}
