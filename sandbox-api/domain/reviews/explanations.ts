import type { IsoDate } from '#api/domain/calendar/calendar';

/** For all energy and fuels of a location: why it has none. */
export const anySource = 'any 0';

/** Why a source of a location has no data in months where data is expected; stated once, at the source. */
export type GapExplanation = {
  locationId: number;
  /** As in the rows of the coverage; `anySource` for the location's energy as a whole. */
  source: string;
  /** First days of the first and the last month; null = open-ended. */
  firstMonth: IsoDate;
  lastMonth: IsoDate | null;
  text: string;
};

/** The explanation for a month of a source at its location; null if there is none. */
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
