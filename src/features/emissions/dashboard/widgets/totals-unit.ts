import type { ScopeAggregates } from '#api/contract/emissions/dashboard';
import { chooseEmissionUnit, type EmissionUnit } from '@/lib/format/emissions';

type Totals = Pick<ScopeAggregates, 'total' | 'totalLocationBased' | 'totalMarketBased'>;

/** One unit for the whole card, chosen by its largest figure. A scope in kg would look larger than one in tonnes. */
export function totalsUnit({ total, totalLocationBased, totalMarketBased }: Totals): EmissionUnit {
  return chooseEmissionUnit([total, totalLocationBased, totalMarketBased]);
}
