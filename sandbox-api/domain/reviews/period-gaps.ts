import { daysInclusive, type IsoDate, lastDayOfMonth } from '#api/domain/calendar/calendar';
import type { LocationCoverage } from './coverage';
import { anySource, explanationOf, type GapExplanation } from './explanations';
import { groupBy } from './groups';

/** A location in a report's period. */
export type PlaceInUse = {
  locationId: number;
  /** Months of the period in which it was open. */
  months: readonly IsoDate[];
  /** Those of them that have energy or a fuel of any kind. */
  withEnergy: ReadonlySet<IsoDate>;
};

/**
 * Months in which a source of a location has less data than expected, all with the same explanation or
 * without one.
 */
export type PeriodGap = {
  locationId: number;
  source: string;
  months: GapMonth[];
  explanation: string | null;
};

export type GapMonth = { month: IsoDate; days: number };

type Found = { source: string; month: IsoDate; days: number; explanation: string | null };

/**
 * Missing data of a period, for the banner of a report's period, its page on data quality and its statement
 * of accordance. Each source by its coverage; a month without any energy or fuel is a gap of the location,
 * unless one of its sources has that gap already.
 */
export function periodGaps(
  coverage: readonly LocationCoverage[],
  places: readonly PlaceInUse[],
  explanations: readonly GapExplanation[],
): PeriodGap[] {
  const cellsAt = new Map(coverage.map(({ locationId, cells }) => [locationId, cells]));
  return places.flatMap((place) => {
    const { locationId, months } = place;
    const inUse = new Set(months);
    const ofSources = (cellsAt.get(locationId) ?? [])
      .filter(({ month }) => inUse.has(month))
      .flatMap(({ month, gaps }) => gaps.map((gap): Found => ({ ...gap, month })));
    const said = explanations.filter((one) => one.locationId === locationId);
    const found = [...ofSources, ...withoutEnergy(place, ofSources, said)];
    return [
      ...groupBy(found, ({ source, explanation }) => `${source}\n${explanation ?? ''}`).values(),
    ].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { source, explanation } = first;
      return [{ locationId, source, explanation, months: own.map(({ month, days }) => ({ month, days })) }];
    });
  });
}

function withoutEnergy(
  { months, withEnergy }: PlaceInUse,
  ofSources: readonly Found[],
  said: readonly GapExplanation[],
): Found[] {
  const isNamed = (month: IsoDate) =>
    ofSources.some((gap) => gap.month === month && !isOfValueChain(gap.source));
  return months
    .filter((month) => !withEnergy.has(month) && !isNamed(month))
    .map((month) => ({
      source: anySource,
      month,
      days: daysInclusive(month, lastDayOfMonth(month)),
      explanation: explanationOf(said, { source: anySource, month }),
    }));
}

const isOfValueChain = (source: string) => source.startsWith('value-chain ');
