import type { Unit } from '#api/domain/units/units';
import type { FactorEdition, FactorRecord, GwpSet } from './factor-set';
import { isEditionAllowed, type SelectionPolicy } from './selection-policy';

/**
 * What an activity's factors are for. `companion` supplies CH4 and N2O where the first one has CO2 only, `density` the
 * density of a fuel whose publisher (`series`) prints none. An activity for
 * `charging` prints what a vehicle takes from the mains; `charging-beside-fuel` is the half of a plug-in hybrid, whose
 * fuel is another entry.
 */
export const fuelLinkRoles = [
  'combustion',
  'companion',
  'upstream',
  'biogenic',
  'charging',
  'charging-beside-fuel',
  'density',
] as const;
export type FuelLinkRole = (typeof fuelLinkRoles)[number];
export type FuelLink = {
  role: FuelLinkRole;
  series: string;
  activityId: number;
  /** Activity whose calorific values and density fill what the factor's own publisher does not print. */
  propertiesActivityId: number | null;
  /** The factor is of another, similar fuel. */
  isProxyFuel: boolean;
};

export type FuelDefinition = {
  id: number;
  code: string;
  /** GHG Protocol category: 1.1 stationary, 1.2 mobile, 1.3 fugitive. */
  category: '1.1' | '1.2' | '1.3';
  origin: 'fossil' | 'biogenic';
  /** Gas or blend of the GWP table; only for refrigerants. */
  gasCode: string | null;
  unitIds: readonly number[];
  /** Links by variant; key 0 = no variant chosen. */
  linksByVariant: ReadonlyMap<number, readonly FuelLink[]>;
};

export type UtilityKind = 'electricity' | 'heat' | 'steam' | 'cooling';
export type UtilityDefinition = { id: number; code: string; kind: UtilityKind; unitIds: readonly number[] };
export type RenewableDefinition = {
  id: number;
  code: string;
  replaces: 'electricity' | 'heat';
  unitIds: readonly number[];
};
export type SupplyTypeDefinition = { id: number; code: string; isRenewable: boolean };

export type FuelPropertyRecord = {
  activityId: number;
  year: number;
  property:
    | 'net_calorific_value'
    | 'gross_calorific_value'
    | 'specific_volume'
    | 'density'
    | 'electricity_use'
    | 'grid_gross_loss';
  value: string;
  unit: string;
};
export type GwpRecord = { gas: string; report: GwpSet; value: string; isKyoto: boolean; composition: string };

/** Everything but the factors themselves; small enough to be read whole. */
export type ReferenceData = {
  units: readonly Unit[];
  fuels: readonly FuelDefinition[];
  utilities: readonly UtilityDefinition[];
  renewables: readonly RenewableDefinition[];
  supplyTypes: readonly SupplyTypeDefinition[];
  editions: readonly FactorEdition[];
  /** Activities that rules name by code (grid, heat, losses). */
  activityIds: ReadonlyMap<string, number>;
  /** The publication an activity belongs to; for sources of properties. */
  seriesOfActivity: ReadonlyMap<number, string>;
  properties: readonly FuelPropertyRecord[];
  gwp: readonly GwpRecord[];
};

/**
 * Reference data by key, with the factors that have been read so far. Holds nothing that cannot be read
 * again: a worker may die at any time.
 */
export class ReferenceIndex {
  private readonly unitsById: ReadonlyMap<number, Unit>;
  private readonly unitsByCode: ReadonlyMap<string, Unit>;
  private readonly fuels: ReadonlyMap<number, FuelDefinition>;
  private readonly editions: ReadonlyMap<number, FactorEdition>;
  private readonly factors = new Map<number, Map<number, FactorRecord>>();
  private readonly gwpValues: ReadonlyMap<string, GwpRecord>;

  private readonly addedActivityIds = new Map<string, number>();
  private additions = 0;

  constructor(readonly data: ReferenceData) {
    this.unitsById = new Map(data.units.map((unit) => [unit.id, unit]));
    this.unitsByCode = new Map(data.units.map((unit) => [unit.code, unit]));
    this.fuels = new Map(data.fuels.map((fuel) => [fuel.id, fuel]));
    this.editions = new Map(data.editions.map((edition) => [edition.id, edition]));
    this.gwpValues = new Map(data.gwp.map((record) => [`${record.gas}:${record.report}`, record]));
  }

  /** A new number after every addition, because results from less data may be wrong. */
  get revision(): number {
    return this.additions;
  }

  /** Adds factors that were read; the same row twice changes nothing. */
  addFactors(records: Iterable<FactorRecord>): void {
    this.additions += 1;
    for (const record of records) {
      const rows = this.factors.get(record.activityId) ?? new Map<number, FactorRecord>();
      rows.set(record.id, record);
      this.factors.set(record.activityId, rows);
    }
  }

  /** Adds activities that rules do not name and rows do: travel, waste, materials, spend. */
  addActivities(activities: Iterable<{ id: number; code: string }>): void {
    this.additions += 1;
    for (const { id, code } of activities) this.addedActivityIds.set(code, id);
  }

  factorsOf(activityId: number): FactorRecord[] {
    return [...(this.factors.get(activityId)?.values() ?? [])];
  }

  unitById(id: number): Unit | undefined {
    return this.unitsById.get(id);
  }

  unit(code: string): Unit {
    return known(this.findUnit(code), `unit ${code}`);
  }

  findUnit(code: string): Unit | undefined {
    return this.unitsByCode.get(code);
  }

  fuel(id: number): FuelDefinition | undefined {
    return this.fuels.get(id);
  }

  utility(id: number): UtilityDefinition | undefined {
    return this.data.utilities.find((utility) => utility.id === id);
  }

  renewable(id: number): RenewableDefinition | undefined {
    return this.data.renewables.find((renewable) => renewable.id === id);
  }

  supplyType(id: number): SupplyTypeDefinition | undefined {
    return this.data.supplyTypes.find((supplyType) => supplyType.id === id);
  }

  activityId(code: string): number {
    return known(this.findActivityId(code), `activity ${code}`);
  }

  findActivityId(code: string): number | undefined {
    return this.data.activityIds.get(code) ?? this.addedActivityIds.get(code);
  }

  edition(id: number): FactorEdition {
    return known(this.editions.get(id), `edition ${id}`);
  }

  /** The newest complete edition of a series that appears every year; undefined for open-ended series. */
  lastCompleteYear(series: string, policy?: SelectionPolicy): number | undefined {
    const years = this.data.editions
      .filter((edition) => edition.series === series && edition.validTo !== null && !edition.isPartial)
      .filter((edition) => isEditionAllowed(policy, edition.id))
      .map((edition) => edition.year);
    return years.length > 0 ? Math.max(...years) : undefined;
  }

  propertiesOf(activityId: number): FuelPropertyRecord[] {
    return this.data.properties.filter((property) => property.activityId === activityId);
  }

  /** AR6 knows fossil and non-fossil methane; the reports before have one value for both. */
  gwp(gas: string, report: GwpSet): GwpRecord | undefined {
    const own = this.gwpValues.get(`${gas}:${report}`);
    return own ?? (gas.startsWith('ch4-') ? this.gwpValues.get(`ch4:${report}`) : undefined);
  }
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The reference data has no ${name}.`);
  return value;
}
