import { z } from 'zod';
import { companyFields } from '#api/contract/company/company-fields';
import { defineEndpoint } from '#api/contract/endpoint';
import { email, optionalLine } from '#api/contract/fields';
import { newPassword } from './accounts';

/** The token of an invitation; an empty one is treated like any wrong one. */
export const invitationToken = z
  .string()
  .trim()
  .max(200)
  .refine((token) => token !== '', { params: { code: 'tokenInvalid' } });

export const invitationTokenBody = z.object({ token: invitationToken });

/** The first tab of the registration. */
export const registrationUserBody = z.object({
  token: invitationToken,
  email,
  password: newPassword,
  firstName: optionalLine(50),
  lastName: optionalLine(50),
});
export type RegistrationUserBody = z.output<typeof registrationUserBody>;

/**
 * Both tabs. Which of the three numbers are needed depends on the country and the invitation, so the server
 * checks that (specification 000, section 5). With `locationName` the address becomes the first location.
 */
export const registrationBody = registrationUserBody.extend({
  ...companyFields,
  locationName: optionalLine(120),
});
export type RegistrationBody = z.output<typeof registrationBody>;

export const validateInvitationToken = defineEndpoint({
  id: 'validateInvitationToken',
  tag: 'Registrations',
  summary: 'Whether an invitation is still open',
  method: 'post',
  path: '/api/Registrations/Tokens/Validate',
  access: { level: 'public' },
  body: invitationTokenBody,
  response: z.object({ isValid: z.boolean() }),
  isReadOnly: true,
  isBodySecret: true,
});

export const validateRegistrationUser = defineEndpoint({
  id: 'validateRegistrationUser',
  tag: 'Registrations',
  summary: 'Check the first tab, and tell whether the second asks for company numbers',
  method: 'post',
  path: '/api/Registrations/Users/Validate',
  access: { level: 'public' },
  body: registrationUserBody,
  response: z.object({ isValid: z.boolean(), requiresExtraInfo: z.boolean() }),
  isBodySecret: true,
  isIdempotencyKept: false,
});

export const register = defineEndpoint({
  id: 'register',
  tag: 'Registrations',
  summary: 'Create the company and its first administrator, once per invitation',
  method: 'post',
  path: '/api/Registrations',
  access: { level: 'public' },
  body: registrationBody,
  isHashing: true,
  isBodySecret: true,
});
