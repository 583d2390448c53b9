import type { ScopeAggregates } from '#api/contract/emissions/dashboard';
import { chooseEmissionUnit, type EmissionUnit } from '@/lib/format/emissions';

type Totals = Pick<ScopeAggregates, 'total' | 'totalLocationBased' | 'totalMarketBased'>;

/** One unit for the whole card, by its largest figure: a scope in kg beside another in tonnes looks like more. */
export function totalsUnit({ total, totalLocationBased, totalMarketBased }: Totals): EmissionUnit {
  return chooseEmissionUnit([total, totalLocationBased, totalMarketBased]);
}
