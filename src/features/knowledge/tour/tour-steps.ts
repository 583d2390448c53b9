/** An introduction and three steps (specification 000, section 2, Help menu). */
export const tourSteps = ['intro', 'explorer', 'tools', 'reports'] as const;
export type TourStep = (typeof tourSteps)[number];

/** The step this many steps away, wrapping around at both ends. */
export function stepFrom(step: TourStep, distance: number): TourStep {
  const count = tourSteps.length;
  const index = (((tourSteps.indexOf(step) + distance) % count) + count) % count;
  return tourSteps[index] ?? 'intro';
}

type Stop = Exclude<TourStep, 'intro'>;
type Place = {
  menuItem: string;
  path: string;
  /** The text of the step. */
  text: `${Stop}.text` | 'tools.meanwhile' | 'reports.meanwhile';
};

/** The elements that each stop can point at, best first; one whose screen this version lacks is skipped. */
const places: Record<Stop, readonly [Place, ...Place[]]> = {
  explorer: [{ menuItem: 'explorer', path: '/explorer', text: 'explorer.text' }],
  tools: [
    { menuItem: 'scenarios', path: '/scenarios', text: 'tools.text' },
    { menuItem: 'factors', path: '/factors', text: 'tools.meanwhile' },
  ],
  reports: [
    { menuItem: 'reports', path: '/reports', text: 'reports.text' },
    { menuItem: 'reviews', path: '/reviews', text: 'reports.meanwhile' },
  ],
};

export function placeOf(stop: Stop, hasScreen: (path: string) => boolean): Place {
  return places[stop].find(({ path }) => hasScreen(path)) ?? places[stop][0];
}
