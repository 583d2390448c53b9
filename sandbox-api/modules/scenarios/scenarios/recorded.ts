import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import type { BoilerFuel, LocationFacts } from '#api/domain/scenarios/prefill/company-facts';
import {
  type RecordedGroup,
  type RecordedKg,
  recordedGroups,
} from '#api/domain/scenarios/prefill/ledger-facts';
import { decimal } from '#api/domain/units/decimal';
import type { Place } from './factors-in-force';
import type { RecordedSum } from './repository-facts';

export const electricityId = 1;
const heatIds = [2, 3];

/** Module of the scope that a sum belongs to. */
export function moduleOf({ scope, sourceKind }: RecordedSum): 1 | 2 | 3 {
  if (scope === 3 || sourceKind === 'scope3') return 3;
  return sourceKind === 'fuel' ? 1 : 2;
}

function isElectricity({ sourceKind, itemId }: RecordedSum): boolean {
  return sourceKind === 'utility' && itemId === electricityId;
}

const kindsOfBoilerFuel: Readonly<Record<string, BoilerFuel>> = {
  'natural-gas': 'gas',
  lng: 'gas',
  lpg: 'lpg',
  propane: 'lpg',
  butane: 'lpg',
  'heating-oil': 'oil',
  kerosene: 'oil',
  'gas-oil': 'oil',
  'fuel-oil': 'oil',
  'hard-coal': 'coal',
  'coal-domestic': 'coal',
  anthracite: 'coal',
};

type Known = {
  place: Place & { name: string };
  sums: readonly RecordedSum[];
  reference: ReferenceIndex;
  kwhNetPerGross: ReadonlyMap<string, number> | undefined;
};

export function recordedAt({
  place,
  sums,
  reference,
  kwhNetPerGross,
}: Known): Omit<LocationFacts, 'gridMarket'> {
  const rows = sums.filter(({ locationId }) => locationId === place.locationId);
  const bought = rows.filter((row) => isElectricity(row) && row.method === 'location');
  const heat = rows.filter(
    (row) => row.sourceKind === 'utility' && heatIds.includes(row.itemId) && row.method === 'location',
  );
  // Counted once: both methods of Scope 2 and avoided emissions carry the same kWh. Heat generated on site is
  // not electricity.
  const made = rows.filter(
    ({ sourceKind, method, category }) =>
      sourceKind === 'renewable' && method === 'location' && category === '2.1',
  );
  return {
    id: place.locationId,
    name: place.name,
    countryCode: place.countryCode,
    isActive: place.isActive,
    electricityKwh: kwhOf(bought),
    electricityMonths: Math.max(0, ...bought.map(({ months }) => months)),
    onSiteKwh: kwhOf(made),
    districtHeatKwh: kwhOf(heat),
    boilerFuelKwh: boilerFuelsOf(rows, reference, kwhNetPerGross),
    recorded: recordedKg(rows, reference),
  };
}

/** Whole kWh; zero becomes null, so that no form is filled with a zero that was not entered. */
function kwhOf(rows: readonly RecordedSum[]): number | null {
  const total = rows.reduce((sum, row) => sum.plus(row.energyKwh), decimal(0));
  return total.isZero() ? null : Math.round(total.toNumber());
}

function boilerFuelsOf(
  rows: readonly RecordedSum[],
  reference: ReferenceIndex,
  kwhNetPerGross: ReadonlyMap<string, number> | undefined,
): LocationFacts['boilerFuelKwh'] {
  const net = new Map<BoilerFuel, number>();
  for (const row of rows) {
    const fuel = row.sourceKind === 'fuel' && row.scope === 1 ? reference.fuel(row.itemId) : undefined;
    const kind = fuel?.category === '1.1' ? kindsOfBoilerFuel[fuel.code] : undefined;
    if (kind) net.set(kind, (net.get(kind) ?? 0) + Number(row.energyKwh));
  }
  return [...net]
    .flatMap(([fuel, kwh]) => {
      const ratio = kwhNetPerGross?.get(fuel);
      return ratio && kwh > 0 ? [{ fuel, kwhGross: Math.round(kwh / ratio) }] : [];
    })
    .sort((left, right) => right.kwhGross - left.kwhGross);
}

const groupsOfFuel: Readonly<Record<string, RecordedGroup>> = {
  '1.1': 'stationary',
  '1.2': 'mobile',
  '1.3': 'fugitive',
};

function groupOf(row: RecordedSum, reference: ReferenceIndex): RecordedGroup | undefined {
  if (row.sourceKind === 'fuel') return groupsOfFuel[reference.fuel(row.itemId)?.category ?? ''];
  if (row.sourceKind === 'utility') return row.itemId === electricityId ? 'electricity' : 'heat';
  return row.category === '3.6' || row.category === '3.7' ? 'travel' : undefined;
}

/** kg CO2e of the groups that measures affect. */
export function recordedKg(
  rows: readonly RecordedSum[],
  reference: ReferenceIndex,
): Record<RecordedGroup, RecordedKg> {
  const groups = Object.fromEntries(
    recordedGroups.map((group) => [group, { scope1: 0, scope2Location: 0, scope2Market: 0, scope3: 0 }]),
  ) as Record<RecordedGroup, RecordedKg>;
  for (const row of rows) {
    const group = groupOf(row, reference);
    const column = columnOf(row);
    if (group && column) groups[group][column] += Number(row.kgCo2e);
  }
  return groups;
}

function columnOf({ scope, method }: RecordedSum): keyof RecordedKg | null {
  if (scope === 1) return 'scope1';
  if (scope === 2) return method === 'market' ? 'scope2Market' : 'scope2Location';
  return scope === 3 ? 'scope3' : null;
}
