/** The word of a page that a key moves to; null for other keys, and where there is none. */
export function wordAfter(key: string, index: number, count: number): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const ends: Record<string, number> = { Home: 0, End: count - 1 };
  const target = ends[key] ?? index + (steps[key] ?? 0);
  return target === index || target < 0 || target >= count ? null : target;
}
