/** An intro and three steps (specification 000, section 2, Help menu). */
export const tourSteps = ['intro', 'explorer', 'tools', 'reports'] as const;
export type TourStep = (typeof tourSteps)[number];

/** The step so many away, wrapping around at both ends. */
export function stepFrom(step: TourStep, distance: number): TourStep {
  const count = tourSteps.length;
  const index = (((tourSteps.indexOf(step) + distance) % count) + count) % count;
  return tourSteps[index] ?? 'intro';
}
