import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { waitAtMost } from '@/lib/wait-at-most';
import { dashboardQueries } from './queries';

const patienceMs = 250;

/**
 * Whether the tiles are to be drawn. All of them at once, with their figures, are there sooner than one after the
 * other, each of which moves the browser to lay the page out anew. An API that takes longer gets tiles that wait.
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
