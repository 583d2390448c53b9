import type { Unit } from '#api/domain/units/units';
import type { FactorEdition } from './factor-set';
import type {
  FuelDefinition,
  FuelLink,
  FuelPropertyRecord,
  GwpRecord,
  ReferenceData,
  RenewableDefinition,
  SupplyTypeDefinition,
  UtilityDefinition,
} from './reference-index';

/** Reference data as flat rows: how tables and seed files hold it. */
export type ReferenceRows = {
  units: readonly Unit[];
  fuels: readonly Omit<FuelDefinition, 'unitIds' | 'linksByVariant'>[];
  fuelUnits: readonly { fuelId: number; unitId: number; displayOrder: number }[];
  fuelVariants: readonly { id: number; fuelId: number }[];
  fuelLinks: readonly (FuelLink & { fuelId: number; fuelVariantId: number | null })[];
  utilities: readonly Omit<UtilityDefinition, 'unitIds'>[];
  utilityUnits: readonly { utilityId: number; unitId: number; displayOrder: number }[];
  renewables: readonly Omit<RenewableDefinition, 'unitIds'>[];
  renewableUnits: readonly { renewableId: number; unitId: number; displayOrder: number }[];
  supplyTypes: readonly SupplyTypeDefinition[];
  editions: readonly FactorEdition[];
  activities: readonly { id: number; code: string; series: string }[];
  properties: readonly FuelPropertyRecord[];
  gwp: readonly GwpRecord[];
};

/** Puts flat rows together into what the rules read. */
export function referenceData(rows: ReferenceRows): ReferenceData {
  return {
    ...rows,
    fuels: rows.fuels.map((fuel) => ({
      ...fuel,
      unitIds: unitIdsOf(rows.fuelUnits.filter((row) => row.fuelId === fuel.id)),
      linksByVariant: linksByVariant(rows, fuel.id),
    })),
    utilities: rows.utilities.map((utility) => ({
      ...utility,
      unitIds: unitIdsOf(rows.utilityUnits.filter((row) => row.utilityId === utility.id)),
    })),
    renewables: rows.renewables.map((renewable) => ({
      ...renewable,
      unitIds: unitIdsOf(rows.renewableUnits.filter((row) => row.renewableId === renewable.id)),
    })),
    activityIds: new Map(rows.activities.map((activity) => [activity.code, activity.id])),
    seriesOfActivity: new Map(rows.activities.map((activity) => [activity.id, activity.series])),
  };
}

function unitIdsOf(rows: readonly { unitId: number; displayOrder: number }[]): number[] {
  return [...rows].sort((left, right) => left.displayOrder - right.displayOrder).map((row) => row.unitId);
}

function linksByVariant(rows: ReferenceRows, fuelId: number): Map<number, FuelLink[]> {
  const variantIds = rows.fuelVariants.filter((row) => row.fuelId === fuelId).map((row) => row.id);
  const links = rows.fuelLinks.filter((row) => row.fuelId === fuelId);
  return new Map(
    [0, ...variantIds].map((id) => [id, links.filter((link) => (link.fuelVariantId ?? 0) === id)]),
  );
}
