import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import { useActivityDataChanged } from '@/state/activity-data';

/**
 * The recalculation after the last change of a factor, while it runs; when it ends, every figure is refetched.
 * `unfinished` is the last one if it left rows unchanged.
 */
export function useFactorRun() {
  const { data } = useQuery(recalculationQueries.list(1));
  const last = data?.items.find(({ kind }) => kind === 'company-factor');
  const run = data?.items.find(({ kind, state }) => kind === 'company-factor' && state === 'applying');
  const isUnfinished = last && (last.state === 'failed' || (last.state === 'applied' && last.failedRows > 0));
  const changed = useActivityDataChanged();
  const wasRunning = useRef(false);
  const isRunning = run !== undefined;
  useEffect(() => {
    if (wasRunning.current && !isRunning) void changed();
    wasRunning.current = isRunning;
  }, [isRunning, changed]);
  return { run, unfinished: isUnfinished ? last : undefined };
}
