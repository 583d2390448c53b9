import type { ElectricityShares } from '#api/contract/emissions/dashboard';
import { scopeTints } from '@/components/ui/scope-tints';

type Types = readonly Pick<ElectricityShares['types'][number], 'kind'>[];

/** Bought electricity is Scope 2, whatever contract is behind it; what is made on site is renewable. */
export function electricityColours(types: Types): string[] {
  return scopeTints(types.map(({ kind }) => (kind === 'renewable' ? 'renewable' : 2)));
}
