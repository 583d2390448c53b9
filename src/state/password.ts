import { z } from 'zod';
import { changePassword, newPassword } from '#api/contract/account/accounts';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { fieldFailure } from '@/lib/problem/field-failure';
import { useErrorText } from '@/lib/problem/use-error-text';

/** All rules run even if one fails, so that all problems are shown together. */
const when = () => true;

/** A new password and its repetition. */
export const repeatedPassword = z
  .object({ newPassword, confirm: z.string().min(1) })
  .refine((entry) => entry.confirm === entry.newPassword, {
    path: ['confirm'],
    params: { code: 'passwordMismatch' },
    when,
  });

/** With the password it replaces. */
export const replacedPassword = z
  .object({ currentPassword: z.string().min(1), newPassword, confirm: z.string().min(1) })
  .refine((entry) => entry.confirm === entry.newPassword, {
    path: ['confirm'],
    params: { code: 'passwordMismatch' },
    when,
  })
  .refine((entry) => entry.newPassword !== entry.currentPassword, {
    path: ['newPassword'],
    params: { code: 'passwordSame' },
    when,
  });

/** Changes the user's own password. A wrong current password is shown at its field, everything else at the new one. */
export function useReplacePassword(): (entry: z.output<typeof replacedPassword>) => Promise<void> {
  const errorText = useErrorText();
  return async ({ currentPassword, newPassword }) => {
    try {
      await call(changePassword, { body: { currentPassword, newPassword } });
    } catch (error) {
      if (isApiError(error, 'validation_failed')) throw error;
      const field = isApiError(error, 'current_password_wrong') ? 'currentPassword' : 'newPassword';
      throw fieldFailure(field, errorText(error));
    }
  };
}
