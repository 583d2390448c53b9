import type { ElectricityShares } from '#api/contract/emissions/dashboard';
import { scopeTints } from '@/components/ui/scope-tints';

type Types = readonly Pick<ElectricityShares['types'][number], 'kind'>[];

/**
 * Purchased electricity has Scope 2 colours, whatever its contract. Electricity generated on site has the renewable
 * colour.
 */
export function electricityColours(types: Types): string[] {
  return scopeTints(types.map(({ kind }) => (kind === 'renewable' ? 'renewable' : 2)));
}
