import type { ResultFigure } from '#api/contract/scenarios/scenarios';

export type Verdict = {
  /** What happens to emissions in the first year, location-based then market-based. */
  emissions: 'savesBoth' | 'addsLocation' | 'addsMarket' | 'addsBoth';
  /** Tonnes without a sign. */
  locationT: number;
  marketT: number;
  money: 'paysBack' | 'neverBack' | 'earns' | 'costs';
  /** Years until it has paid back; what it earns or costs in the first year. */
  years: number;
  yearly: number;
};

/** What a reader wants to know first, from the figures of a result; null where it lacks one of them. */
export function verdictOf(figures: readonly ResultFigure[]): Verdict | null {
  const numberOf = (id: string) => figures.find((figure) => figure.id === id)?.value ?? null;
  const [location, market] = [numberOf('lb_year1_t'), numberOf('mb_year1_t')];
  const [yearly, invested] = [numberOf('cash_year1'), numberOf('net_capex')];
  if (location === null || market === null || yearly === null || invested === null) return null;
  // Only a simulation from before the payback year by year falls back: without a value there, the period is too short.
  const isCumulated = figures.some(({ id }) => id === 'payback_cumulated');
  const years = numberOf(isCumulated ? 'payback_cumulated' : 'payback');
  return {
    emissions: emissionsOf(location < 0, market < 0),
    locationT: Math.abs(location),
    marketT: Math.abs(market),
    money: invested <= 0 ? (yearly < 0 ? 'costs' : 'earns') : years === null ? 'neverBack' : 'paysBack',
    years: years ?? 0,
    yearly: Math.abs(yearly),
  };
}

function emissionsOf(addsLocation: boolean, addsMarket: boolean): Verdict['emissions'] {
  if (addsLocation) return addsMarket ? 'addsBoth' : 'addsLocation';
  return addsMarket ? 'addsMarket' : 'savesBoth';
}
