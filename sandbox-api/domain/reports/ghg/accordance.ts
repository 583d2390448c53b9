import type { AccordanceCheck } from '#api/contract/reports/accordance';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import type { GhgFigures } from '#api/domain/reports/kit/figures';
import { byGas } from '#api/domain/reports/kit/gases';
import { wholeVerification } from './opening/verification';

/** Of Scope 1, this share may be known as CO2e only: publishers' rounding of their totals is in it. */
const largestUntold = 0.05;

/**
 * What a report lacks before it can state that it is in accordance with the standards: the outline's "Check
 * before complete", its other required items, and data that is known to be missing. The reporting period, the
 * methods with their factors and warming potentials, and biogenic CO2 (0 is an answer) are part of every
 * report.
 */
export function accordanceGaps(
  facts: GhgReportFacts,
  figures: GhgFigures,
  baseYearsBack: number | null,
): AccordanceCheck[] {
  const { general, header, reporting, locations } = facts;
  const reviews = licensedReviews(facts);
  const isMissing: Record<AccordanceCheck, boolean> = {
    approach: reporting.consolidationApproach === null || locations.length === 0,
    scope3Reasons: figures.hasScope3 && unexplainedCategories(facts, figures).length > 0,
    totals: !isKnown(facts, figures, 1) || !isKnown(facts, figures, 2),
    gases: isScope1Untold(facts, figures),
    dataGaps: openGaps(facts, figures).length > 0,
    reviews: facts.openReviews.length > 0 || facts.unreviewedMonths.length > 0,
    unanswered: reviews.some(({ allData }) => allData === null),
    notAllData: reviews.some(({ allData }) => allData === false),
    baseYear: reporting.baseYear === null,
    baseYearReason: reporting.baseYear !== null && !general?.baseYearReason,
    baseYearFigures: baseYearsBack !== null && figures.totalsOfYear(baseYearsBack) === null,
    recalculationPolicy: !general?.recalculationPolicy,
    exclusions: !general?.exclusions,
    boundaryChanges: !general?.boundaryChanges,
    responsible: !header.author,
    uncertainty: !general?.uncertainty,
    verification:
      !general?.verification ||
      (general.verification !== 'none' && wholeVerification(general, header) === null),
  };
  return (Object.keys(isMissing) as AccordanceCheck[]).filter((check) => isMissing[check]);
}

/** Gaps in the report's data without an explanation. */
export function openGaps({ dataGaps }: GhgReportFacts, { shareOf }: GhgFigures) {
  return dataGaps.filter(
    ({ locationId, explanation }) => explanation === null && !shareOf(locationId).isZero(),
  );
}

/** A review of a scope that the company has not licensed is not asked about. */
export function licensedReviews({ reviews, scopes }: GhgReportFacts) {
  return reviews.filter(({ scope }) => scopes.includes(scope));
}

/** Zero and not reported differ: without an entry each category of it has to be answered with nothing to enter. */
export function isKnown(
  { scopes, reviews, unreviewedMonths }: GhgReportFacts,
  { sums }: GhgFigures,
  scope: number,
): boolean {
  if (!scopes.includes(scope)) return false;
  if (sums.some((row) => row.scope === scope)) return true;
  const own = reviews.filter((review) => review.scope === scope);
  return unreviewedMonths.length === 0 && own.length > 0 && own.every(({ allData }) => allData === true);
}

/**
 * Categories of Scope 3 without emissions and without a reason in a review. A statement on other exclusions
 * is not a reason, because its categories are unknown, and it may be "none".
 */
function unexplainedCategories(facts: GhgReportFacts, figures: GhgFigures): number[] {
  return Array.from({ length: 15 }, (_, index) => index + 1).filter((number) => {
    const review = reviewOf(facts, 3, number);
    return !isReported(figures, number) && !review?.explanation && !review?.comments;
  });
}

export function isReported({ sums }: GhgFigures, categoryNumber: number): boolean {
  return sums.some(({ scope, category }) => scope === 3 && category === `3.${categoryNumber}`);
}

export function reviewOf({ reviews }: GhgReportFacts, scope: number, categoryNumber: number) {
  return reviews.find((review) => review.scope === scope && review.categoryNumber === categoryNumber);
}

function isScope1Untold(facts: GhgReportFacts, figures: GhgFigures): boolean {
  const rows = figures.months.filter(({ scope }) => scope === 1);
  const untold = byGas(facts, rows).untold.kgCo2e.abs();
  return untold.gt(figures.totals.scope1.abs().times(largestUntold));
}
