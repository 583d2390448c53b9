import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { waitAtMost } from '@/lib/wait-at-most';
import { dashboardQueries } from './queries';

const patienceMs = 250;

/**
 * Whether to render the tiles. Rendering all of them once with their figures is faster than one after the other,
 * because each one causes a new layout. If the API is slow, the tiles render first and wait for their figures.
 */
export function useTilesDue(figures: Promise<unknown>): boolean {
  const client = useQueryClient();
  const [isDue, setIsDue] = useState(() =>
    client
      .getQueryCache()
      .findAll({ queryKey: dashboardQueries.all })
      .every(({ state }) => state.data !== undefined),
  );
  useEffect(() => {
    let isGone = false;
    waitAtMost(patienceMs, figures).then(() => {
      if (!isGone) setIsDue(true);
    });
    return () => {
      isGone = true;
    };
  }, [figures]);
  return isDue;
}
