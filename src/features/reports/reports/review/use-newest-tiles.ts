import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { lastStampOf, type ReportHeader } from '#api/contract/reports/headers';
import { renew } from '@/lib/api/refresh';

/** Finish uses the report's versions, so the tiles above the button must not be older than those. */
export function useNewestTiles(header: ReportHeader): void {
  const queryClient = useQueryClient();
  const stamp = lastStampOf(header);
  const shown = useRef(stamp);
  useEffect(() => {
    if (shown.current === stamp) return;
    shown.current = stamp;
    void renew(queryClient, 'reports');
  }, [queryClient, stamp]);
}
