import { useTranslation } from 'react-i18next';
import { isApiError } from '@/lib/api/api-error';
import { useChangeText } from './use-change-text';

/** What a failed call says to the user: the API's sentence, already in their language, or ours. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('app');
  const changeText = useChangeText();
  return (error) => {
    if (!isApiError(error)) return t('error.global');
    if (error.problem) return [changeText(error), error.problem.detail].filter(Boolean).join(' ');
    return t(error.code === 'unreachable' ? 'error.unreachable' : 'error.global');
  };
}
