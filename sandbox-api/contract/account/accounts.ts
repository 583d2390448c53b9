import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { email, id, instant, requiredLine } from '#api/contract/fields';

/** A new password (specification 000, section 5); at most 200 characters, which keeps hashing cheap enough. */
export const newPassword = z.string().min(8).max(200);

/** An existing password. */
const enteredPassword = z.string().min(1).max(200);

/** The code of the reset mail: six digits. */
export const passwordCode = z
  .string()
  .trim()
  .refine((code) => /^\d{6}$/.test(code), { params: { code: 'exactCode' } });

export const changePasswordBody = z
  .object({ currentPassword: enteredPassword, newPassword })
  .refine((body) => body.newPassword !== body.currentPassword, {
    path: ['newPassword'],
    params: { code: 'passwordSame' },
  });
export type ChangePasswordBody = z.output<typeof changePasswordBody>;

export const requestPasswordCodeBody = z.object({ email });
export const verifyPasswordCodeBody = z.object({ email, code: passwordCode });
export const resetPasswordBody = z.object({ email, code: passwordCode, newPassword });
export type ResetPasswordBody = z.output<typeof resetPasswordBody>;

export const languageBody = z.object({ languageId: id });

export const profileBody = z.object({ firstName: requiredLine(50), lastName: requiredLine(50) });
export type ProfileBody = z.output<typeof profileBody>;

export const profile = z
  .object({ firstName: z.string().nullable(), lastName: z.string().nullable(), updatedOn: instant })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;

export const changePassword = defineEndpoint({
  id: 'changePassword',
  tag: 'Accounts',
  summary: 'Replace your own password; all other sessions end. 403 when the current password is wrong',
  method: 'post',
  path: '/api/Users/Password/change',
  access: { level: 'member', duringForcedPasswordChange: true },
  body: changePasswordBody,
  isHashing: true,
  isBodySecret: true,
});

export const requestPasswordCode = defineEndpoint({
  id: 'requestPasswordCode',
  tag: 'Accounts',
  summary: 'Mail a reset code. The answer is the same whether or not an account has the address',
  method: 'post',
  path: '/api/Users/Password/RequestCode',
  access: { level: 'public' },
  body: requestPasswordCodeBody,
  isHashing: true,
});

export const verifyPasswordCode = defineEndpoint({
  id: 'verifyPasswordCode',
  tag: 'Accounts',
  summary: 'Check a reset code before the new password is entered; five wrong tries make it void',
  method: 'post',
  path: '/api/Users/Password/VerifyCode',
  access: { level: 'public' },
  body: verifyPasswordCodeBody,
  isHashing: true,
  isBodySecret: true,
  isIdempotencyKept: false,
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  tag: 'Accounts',
  summary: 'Set a new password with a reset code, once; every session of the user ends',
  method: 'post',
  path: '/api/Users/Password/Reset',
  access: { level: 'public' },
  body: resetPasswordBody,
  isHashing: true,
  isBodySecret: true,
});

export const updateOwnLanguage = defineEndpoint({
  id: 'updateOwnLanguage',
  tag: 'Accounts',
  summary: 'Choose your own language',
  method: 'put',
  path: '/api/Users/Languages',
  access: { level: 'member', duringForcedPasswordChange: true },
  body: languageBody,
});

export const readProfile = defineEndpoint({
  id: 'readProfile',
  tag: 'Accounts',
  summary: 'Your own name',
  method: 'get',
  path: '/api/Users/Profiles',
  access: { level: 'member' },
  response: profile,
});

export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  tag: 'Accounts',
  summary: 'Change your own name',
  method: 'put',
  path: '/api/Users/Profiles',
  access: { level: 'member' },
  body: profileBody,
  response: profile,
  isGuarded: true,
});
