import { z } from 'zod';
import { defineEndpoint, roleNames } from '#api/contract/endpoint';
import { email, flagParam, id, idParams, instant, optionalLine, pageQuery } from '#api/contract/fields';

/**
 * A member's status: `invited` has a temporary password that is still valid, `expired` one that is not,
 * `inactive` was deactivated by an Admin.
 */
export const memberStates = ['active', 'invited', 'expired', 'inactive'] as const;

export const member = z
  .object({
    userId: id,
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    roleId: id,
    roleName: z.enum(roleNames),
    active: z.boolean(),
    state: z.enum(memberStates),
    /** End of validity of the temporary password; null for the user's own password. */
    temporaryPasswordExpiresOn: instant.nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof member>;

export const role = z.object({ roleId: id, name: z.enum(roleNames) }).meta({ id: 'Role' });
export type Role = z.output<typeof role>;

/** E-mail and role are required (specification 001, section 5); the member may fill in the name later. */
const memberBody = z.object({
  email,
  roleId: id,
  firstName: optionalLine(50),
  lastName: optionalLine(50),
});

/** The address of a member cannot change, so it may be left out; another one is refused. */
export const memberChangeBody = memberBody.extend({ email: email.optional() });
export type MemberChangeBody = z.output<typeof memberChangeBody>;

/** `languageId`: of the mail and of the new account; without one, the language of the user who adds the member. */
export const newMemberBody = memberBody.extend({ languageId: id.nullish() });
export type NewMemberBody = z.output<typeof newMemberBody>;

export const listMembers = defineEndpoint({
  id: 'listMembers',
  tag: 'Members',
  summary: 'Who can sign in to the company, by name',
  method: 'get',
  path: '/api/Users',
  access: { level: 'editor' },
  query: pageQuery,
  response: z.array(member),
  isPaged: true,
});

export const listRoles = defineEndpoint({
  id: 'listRoles',
  tag: 'Members',
  summary: 'Roles that a member can have',
  method: 'get',
  path: '/api/Roles',
  access: { level: 'editor' },
  response: z.array(role),
});

export const createMember = defineEndpoint({
  id: 'createMember',
  tag: 'Members',
  summary: 'Add a member and mail a temporary password, valid for seven days',
  method: 'post',
  path: '/api/Users',
  access: { level: 'admin' },
  body: newMemberBody,
  response: member,
  isHashing: true,
});

export const updateMember = defineEndpoint({
  id: 'updateMember',
  tag: 'Members',
  summary: 'Change role and name of a member; the e-mail address stays. 409 for the last Admin',
  method: 'put',
  path: '/api/Users/{id}',
  access: { level: 'admin' },
  params: idParams,
  body: memberChangeBody,
  response: member,
  isGuarded: true,
});

export const updateMemberStatus = defineEndpoint({
  id: 'updateMemberStatus',
  tag: 'Members',
  summary:
    'Activate a member, or deactivate and sign them out everywhere; never oneself. 409 for the last Admin',
  method: 'put',
  path: '/api/Users/{id}/Status',
  access: { level: 'admin' },
  params: idParams,
  query: z.object({ active: flagParam }),
  response: member,
  isGuarded: true,
});

export const renewTemporaryPassword = defineEndpoint({
  id: 'renewTemporaryPassword',
  tag: 'Members',
  summary: 'Mail a new temporary password to a member who has not chosen one yet; the one before is void',
  method: 'post',
  path: '/api/Users/{id}/TemporaryPassword',
  access: { level: 'admin' },
  params: idParams,
  response: member,
  isGuarded: true,
  isHashing: true,
});

export const deleteMember = defineEndpoint({
  id: 'deleteMember',
  tag: 'Members',
  summary:
    'Remove a member for good; what they entered stays under their name. 409 for oneself and the last Admin',
  method: 'delete',
  path: '/api/Users/{id}',
  access: { level: 'admin' },
  params: idParams,
  isGuarded: true,
});
