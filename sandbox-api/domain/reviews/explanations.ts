import type { IsoDate } from '#api/domain/calendar/calendar';

/** Stands for all energy and fuels of a location: why it has none. */
export const anySource = 'any 0';

/** Why a source of a location has no data in months in which it should have: said once, at the source. */
export type GapExplanation = {
  locationId: number;
  /** As in the rows of the coverage; `anySource` for the location's energy as a whole. */
  source: string;
  /** First days of the first and the last month; null = from then on. */
  firstMonth: IsoDate;
  lastMonth: IsoDate | null;
  text: string;
};

/** What was said of a month of a source, by the explanations of its location; null where nothing was. */
export function explanationOf(
  explanations: readonly GapExplanation[],
  { source, month }: { source: string; month: IsoDate },
): string | null {
  const found = explanations.find(
    (one) =>
      one.source === source && one.firstMonth <= month && (one.lastMonth === null || month <= one.lastMonth),
  );
  return found?.text ?? null;
}
