import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import type { CountedLine } from './parts';

export const energyKinds = ['fossil', 'biogenic', 'contract', 'other', 'own'] as const;
export type EnergyKind = (typeof energyKinds)[number];

/** What the energy of a line is. Each energy counts once: of both Scope 2 lines the market-based one knows the contract. */
export function energyKindOf({ names }: GhgReportFacts, line: CountedLine): EnergyKind | null {
  const { scope, method, sourceKind, itemId, energyKwh } = line;
  if (energyKwh === null) return null;
  if (scope === 1) return names.isBiogenic(itemId) ? 'biogenic' : 'fossil';
  if (scope !== 2) return null;
  if (sourceKind === 'renewable') return method === 'location' && !names.isMadeOfFuel(itemId) ? 'own' : null;
  if (method !== 'market') return null;
  return line.reason === 'contract' ? 'contract' : 'other';
}
