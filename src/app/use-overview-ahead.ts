import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Until then the screen that was opened has what it needs. */
const patienceMs = 1000;

/**
 * Fetches the code of the overview while another screen is read: it brings the drawings, which are the largest
 * part of several screens, before one of them is opened. A fetch that fails is made again by the screen.
 */
export function useOverviewAhead(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      router.loadRouteChunk(router.routesById['/_private/'])?.catch(() => undefined);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [router]);
}
