import type { z } from 'zod';
import type { Member, newMemberBody } from '#api/contract/account/members';

/** What the fields of the form hold. */
export type MemberValues = z.input<typeof newMemberBody>;

export function toValues({ email, roleId, firstName, lastName }: Member): MemberValues {
  return { email, roleId, firstName: firstName ?? '', lastName: lastName ?? '' };
}

/** The name, or the address of who has none yet. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<Member, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
