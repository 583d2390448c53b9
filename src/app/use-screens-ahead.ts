import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSubmenus } from './submenus';

/** Until then the screen that was opened has what it needs. */
const patienceMs = 1000;

/**
 * Fetches code while the first screen is read: the panels of all screens, and the overview, which brings the drawings, the
 * largest part of several screens. A fetch that fails is made again by the screen.
 */
export function useScreensAhead(): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      loadSubmenus();
      router.loadRouteChunk(router.routesById['/_private/'])?.catch(() => undefined);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [router]);
}
