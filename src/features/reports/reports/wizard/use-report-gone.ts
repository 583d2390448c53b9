import { useQueryClient } from '@tanstack/react-query';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { isApiError } from '@/lib/api/api-error';
import { refresh } from '@/lib/api/refresh';

/** Called after a failed save. If the report is gone, nothing can be saved, and the page says so. */
export function useReportGone(): (error: unknown) => void {
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  return (error) => {
    if (!isApiError(error, 'not_found')) return;
    scope.forget();
    void refresh(queryClient, 'reports');
  };
}
