import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import { useActivityDataChanged } from '@/state/activity-data';

/** The run that follows the last change of a factor, while it goes on; at its end every figure is asked for again. */
export function useFactorRun() {
  const { data } = useQuery(recalculationQueries.list(1));
  const run = data?.items.find(({ kind, state }) => kind === 'company-factor' && state === 'applying');
  const changed = useActivityDataChanged();
  const wasRunning = useRef(false);
  const isRunning = run !== undefined;
  useEffect(() => {
    if (wasRunning.current && !isRunning) void changed();
    wasRunning.current = isRunning;
  }, [isRunning, changed]);
  return run;
}
