import { monthsBetween } from '#api/domain/calendar/calendar';
import type { GwpSet } from '#api/domain/factors/factor-set';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import type { EmissionSettings, MonthSettings } from './activity';
import type { Scope2Method } from './emission-line';

/** Other settings for a period of months, or for everything without a period. Null = unchanged. */
export type Proposal = {
  period: { first: string; last: string } | null;
  gwpSet: GwpSet | null;
  headlineScope2Method: Scope2Method | null;
  /** Years of factors by publication; `isAdded`: what was chosen before for other publications stays. */
  editions: { years: Readonly<Record<string, number>>; isAdded: boolean } | null;
};

/** A month under the proposal. */
export function proposedMonth(month: MonthSettings, proposal: Proposal): MonthSettings {
  const { gwpSet, headlineScope2Method, editions } = proposal;
  const kept = editions?.isAdded ? month.chosenYears : {};
  return {
    ...month,
    gwpSet: gwpSet ?? month.gwpSet,
    headlineScope2Method: headlineScope2Method ?? month.headlineScope2Method,
    chosenYears: editions ? { ...kept, ...editions.years } : (month.chosenYears ?? {}),
  };
}

/**
 * The company's settings under the proposal. Pinned months stay unchanged; a proposal without a period also
 * ends earlier decisions for single months.
 */
export function proposedSettings(current: EmissionSettings, proposal: Proposal): EmissionSettings {
  const { byMonth: decided = new Map<string, MonthSettings>(), companyFactors: _, ...defaults } = current;
  if (!proposal.period) {
    const pinned = [...decided].filter(([, month]) => isPinned(month));
    return { ...current, ...proposedMonth(defaults, proposal), byMonth: new Map(pinned) };
  }
  const byMonth = new Map(decided);
  for (const month of monthsBetween(proposal.period.first, proposal.period.last)) {
    const own = decided.get(month) ?? defaults;
    if (!isPinned(own)) byMonth.set(month, proposedMonth(own, proposal));
  }
  return { ...current, byMonth };
}

export function isPinned(month: MonthSettings | undefined): boolean {
  return month?.editionIds !== undefined;
}

/** From this share on a moved base year is restated (rule 15). */
const significantShare = decimal('0.05');

/**
 * How far a base year moves, as a share of what was reported, and whether that asks for a restatement. A base year
 * without emissions has no share.
 */
export function baseYearShift(
  beforeKg: Decimal,
  afterKg: Decimal,
): { share: Decimal | null; isSignificant: boolean } {
  const change = afterKg.minus(beforeKg);
  if (beforeKg.isZero()) return { share: null, isSignificant: !change.isZero() };
  const share = change.div(beforeKg);
  return { share, isSignificant: share.abs().gte(significantShare) };
}
