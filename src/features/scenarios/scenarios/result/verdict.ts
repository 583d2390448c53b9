import type { ResultFigure } from '#api/contract/scenarios/scenarios';

export type Verdict = {
  /** The change of emissions in the first year, location-based then market-based. */
  emissions: 'savesBoth' | 'addsLocation' | 'addsMarket' | 'addsBoth';
  /** Tonnes without a sign. */
  locationT: number;
  marketT: number;
  money: 'paysBack' | 'neverBack' | 'earns' | 'costs';
  /** Years until payback; the gain or cost in the first year. */
  years: number;
  yearly: number;
};

/** The summary of a result for the reader; null when one of its figures is missing. */
export function verdictOf(figures: readonly ResultFigure[]): Verdict | null {
  const numberOf = (id: string) => figures.find((figure) => figure.id === id)?.value ?? null;
  const [location, market] = [numberOf('lb_year1_t'), numberOf('mb_year1_t')];
  const [yearly, invested] = [numberOf('cash_year1'), numberOf('net_capex')];
  if (location === null || market === null || yearly === null || invested === null) return null;
  // Only simulations saved before the yearly payback existed use the fallback. In others, a missing value means that
  // the period is too short.
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
