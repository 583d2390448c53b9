import { toast } from 'sonner';
import { isApiError } from '@/lib/api/api-error';

/**
 * Passes the failure of a registration step on to the form, where field errors belong, and says as a toast
 * what no field of the form can show: a problem with the token, or a refusal as a whole.
 */
export function announceRegistrationFailure(error: unknown, fallback: string): void {
  const problem = isApiError(error) ? error.problem : null;
  const tokenErrors = problem?.errors?.Token;
  if (tokenErrors) toast.error(tokenErrors.join(' '));
  else if (!problem?.errors) toast.error(problem?.detail ?? fallback);
}
