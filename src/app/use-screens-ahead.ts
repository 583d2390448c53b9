import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSubmenus } from './submenus';

/** The opened screen has loaded everything it needs by then. */
const patienceMs = 1000;

/**
 * Loads code while the user reads the first screen: the submenus of all screens, and the overview with its charts,
 * the largest part of several screens. If a load fails, the screen repeats it.
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
