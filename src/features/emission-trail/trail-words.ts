import type { TrailLine } from '#api/contract/emissions';

/** Why a factor was taken. */
export const reasonTexts = {
  exact: 'reasons.exact',
  'nearest-year': 'reasons.nearestYear',
  provisional: 'reasons.provisional',
  'proxy-region': 'reasons.proxyRegion',
  contract: 'reasons.contract',
  'self-generated': 'reasons.selfGenerated',
  supplier: 'reasons.supplier',
} as const;

/** What to know about a factor or an assumption. */
export const noteTexts = {
  'nearest-year': 'notesOf.nearestYear',
  provisional: 'notesOf.provisional',
  'proxy-region': 'notesOf.proxyRegion',
  'proxy-fuel': 'notesOf.proxyFuel',
  'proxy-utility': 'notesOf.proxyUtility',
  'published-co2e-only': 'notesOf.publishedCo2eOnly',
  'co2-only': 'notesOf.co2Only',
  'second-hand': 'notesOf.secondHand',
  'single-source': 'notesOf.singleSource',
  'life-cycle': 'notesOf.lifeCycle',
  'losses-included': 'notesOf.lossesIncluded',
  'no-residual-mix': 'notesOf.noResidualMix',
  'contract-without-certificate': 'notesOf.contractWithoutCertificate',
  'loss-share-proxy': 'notesOf.lossShareProxy',
  'plain-energy-is-gross': 'notesOf.plainEnergyIsGross',
  'spend-based': 'notesOf.spendBased',
} as const;

export const stepTexts = {
  unit: 'steps.unit',
  density: 'steps.density',
  'net-calorific-value': 'steps.netCalorificValue',
  'gross-calorific-value': 'steps.grossCalorificValue',
  'net-to-gross': 'steps.netToGross',
  assumption: 'steps.assumption',
  'loss-share': 'steps.lossShare',
} as const satisfies Record<TrailLine['steps'][number]['kind'], string>;

/** The scope of a line for its badge; null for lines that are information only. */
export function scopeOf(scope: number): 1 | 2 | 3 | 'outside' | null {
  if (scope === 1 || scope === 2 || scope === 3) return scope;
  return scope === 0 ? 'outside' : null;
}
