import { useQueryClient } from '@tanstack/react-query';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { isApiError } from '@/lib/api/api-error';
import { refresh } from '@/lib/api/refresh';

/** For a save that failed: where the report is gone, nothing is left to save it in, and the page is to say so. */
export function useReportGone(): (error: unknown) => void {
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  return (error) => {
    if (!isApiError(error, 'not_found')) return;
    scope.forget();
    void refresh(queryClient, 'reports');
  };
}
