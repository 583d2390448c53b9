import type { z } from 'zod';
import type { Member, newMemberBody } from '#api/contract/account/members';

/** The form values. */
export type MemberValues = z.input<typeof newMemberBody>;

export function toValues({ email, roleId, firstName, lastName }: Member): MemberValues {
  return { email, roleId, firstName: firstName ?? '', lastName: lastName ?? '' };
}

/** The name, or the e-mail address while there is no name. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<Member, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
