import { toast } from 'sonner';
import { isApiError } from '@/lib/api/api-error';

/**
 * Passes the failure of a registration step to the form, which shows field errors. Errors that belong to no field,
 * such as a problem with the token or a general refusal, are shown as a toast.
 */
export function announceRegistrationFailure(error: unknown, fallback: string): void {
  const problem = isApiError(error) ? error.problem : null;
  const tokenErrors = problem?.errors?.Token;
  if (tokenErrors) toast.error(tokenErrors.join(' '));
  else if (!problem?.errors) toast.error(problem?.detail ?? fallback);
}
