import { useTranslation } from 'react-i18next';
import { isApiError } from '@/lib/api/api-error';

/** The message of a failed request for the user: the API's sentence, already in their language, or ours. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('app');
  return (error) => {
    if (!isApiError(error)) return t('error.global');
    if (error.problem) return error.problem.detail;
    return t(error.code === 'unreachable' ? 'error.unreachable' : 'error.global');
  };
}
