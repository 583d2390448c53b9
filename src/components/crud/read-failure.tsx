import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { isApiError } from '@/lib/api/api-error';
import { renewShown } from '@/lib/api/renew-shown';

type ReadFailureProps = {
  error: Error;
  onRetry: () => void;
  /** What is said of something that is not there; the API's words by default. */
  missing?: { title: ReactNode; hint: ReactNode };
};

/**
 * Stands where something that a person opened could not be read. What is not there any more is said to be gone, and the
 * lists on screen, which may still have it, are asked for again.
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
