import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validateInvitationToken } from '#api/contract/account/registrations';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Checked once, because the registration that started with an invitation uses it up. */
const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    meta: { dependsOn: 'account' },
    queryFn: async ({ signal }) => {
      try {
        return (await call(validateInvitationToken, { body: { token } }, { signal })).isValid;
      } catch (error) {
        // The text is not even in the format of a token.
        if (isApiError(error, 'validation_failed')) return false;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Checks the token in the address before the user fills in a form for it. */
export function useInvitation(token: string | undefined) {
  const { t } = useTranslation('session');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  // The form must stay while the user is being signed in, although signing in clears all earlier answers.
  const [opened, setOpened] = useState<string>();
  const isAsked = token !== undefined && token !== opened;
  const { data, error, isPending } = useQuery({ ...invitationQuery(token ?? ''), enabled: isAsked });
  if (isAsked && data === true) setOpened(token);
  return {
    isOpen: data === true || (token !== undefined && token === opened),
    isPending: isAsked && isPending,
    refusal: error ? errorText(error) : data === false ? t('invitation.invalidToken') : null,
    /** For a token that was just checked. */
    noteOpen: (checked: string) => queryClient.setQueryData(invitationQuery(checked).queryKey, true),
  };
}
