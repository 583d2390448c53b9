import type { Inputs } from '#api/domain/scenarios/model/calculate';
import {
  type LedgerFacts,
  type RecordedGroup,
  type RecordedKg,
  recordedGroups,
} from '#api/domain/scenarios/prefill/ledger-facts';

/** Recorded rows that a measure changes. A definition that is not listed touches everything. */
const touched: Readonly<Record<string, readonly RecordedGroup[]>> = {
  'led-lighting': ['electricity', 'stationary'],
  'rooftop-pv': ['electricity'],
  'fleet-ev': ['mobile', 'electricity'],
  'heat-pump': ['stationary', 'electricity', 'fugitive'],
  'green-contract': ['electricity'],
  'travel-commute': ['travel'],
  'compressed-air': ['electricity'],
  refrigerant: ['fugitive', 'electricity'],
};

const byCarrier: Readonly<Record<string, readonly RecordedGroup[]>> = {
  fuel: ['stationary'],
  district: ['heat'],
  electric: ['electricity'],
};

export function touchedGroups(definitionId: string, inputs: Inputs): readonly RecordedGroup[] {
  if (definitionId === 'building-heat') return byCarrier[String(inputs.carrier)] ?? recordedGroups;
  return touched[definitionId] ?? recordedGroups;
}

export function recordedOf(ledger: LedgerFacts, groups: readonly RecordedGroup[]): RecordedKg {
  const total = (key: keyof RecordedKg) =>
    groups.reduce((sum, group) => sum + ledger.recorded[group][key], 0);
  return {
    scope1: total('scope1'),
    scope2Location: total('scope2Location'),
    scope2Market: total('scope2Market'),
    scope3: total('scope3'),
  };
}
