import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { isApiError } from '@/lib/api/api-error';
import { renewShown } from '@/lib/api/renew-shown';

type ReadFailureProps = {
  error: Error;
  onRetry: () => void;
  /** The message when the item does not exist; by default the API's text. */
  missing?: { title: ReactNode; hint: ReactNode };
};

/**
 * Shown in place of something that could not be loaded. If it no longer exists, the message says so, and the lists
 * on screen, which may still contain it, are fetched again.
 */
export function ReadFailure({ error, onRetry, missing }: ReadFailureProps) {
  const queryClient = useQueryClient();
  const isGone = isApiError(error, 'not_found');
  useEffect(() => {
    if (isGone) void renewShown(queryClient);
  }, [isGone, queryClient]);
  const { title, detail } = (isApiError(error) && error.problem) || {};
  if (!isGone) return <ErrorState onRetry={onRetry}>{detail}</ErrorState>;
  return <ErrorState title={missing?.title ?? title}>{missing?.hint ?? detail}</ErrorState>;
}
