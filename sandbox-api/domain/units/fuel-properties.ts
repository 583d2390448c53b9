import type { FuelPropertyRecord, ReferenceIndex } from '#api/domain/factors/reference-index';
import { Remembered } from '#api/domain/factors/remembered';
import {
  isEditionAllowed,
  policyText,
  type SelectionPolicy,
  wantedYear,
} from '#api/domain/factors/selection-policy';
import type { FuelProperties, Sourced } from './conversion';
import { type Decimal, decimal } from './decimal';
import type { Unit } from './units';

/**
 * The properties that belong to a factor: its own publisher's, of the nearest earlier year, completed by those
 * of `fallback` (other publishers' rows for the same fuel, the nearest first). Of net and gross, the one that the publisher does
 * not print follows from the other by the other publisher's ratio. They go with the factor: of the year the company
 * chose, and never newer than the editions of a pinned month.
 */
export function fuelProperties(
  reference: ReferenceIndex,
  activityId: number,
  fallback: number | null | readonly number[],
  year: number,
  policy?: SelectionPolicy,
): FuelProperties {
  const question = `${activityId} ${fallback} ${year} ${policyText(policy)}`;
  return known.answer(reference, question, () => {
    const others = typeof fallback === 'number' ? [fallback] : (fallback ?? []);
    return [activityId, ...others]
      .map((id) => propertiesOfActivity(reference, id, year, policy))
      .reduceRight<FuelProperties>((other, own) => completed(own, other), {});
  });
}

const known = new Remembered<FuelProperties>();

function completed(own: PublishedProperties, other: FuelProperties): FuelProperties {
  const grossMjPerKg =
    own.grossMjPerKg ?? byRatio(own.netMjPerKg, other.netMjPerKg, other.grossMjPerKg) ?? other.grossMjPerKg;
  return {
    netMjPerKg:
      own.netMjPerKg ?? byRatio(own.grossMjPerKg, other.grossMjPerKg, other.netMjPerKg) ?? other.netMjPerKg,
    grossMjPerKg,
    litresPerKg:
      own.litresPerKg ??
      gasVolume(own, other, grossMjPerKg) ??
      liquidVolume(own, grossMjPerKg) ??
      other.litresPerKg,
  };
}

/** No liquid is as light as a hundredth of water. */
const mostLitresPerKgOfLiquid = 100;

/**
 * Litres of a gas in a kilogram. Gases of one name differ, and one with more energy in a kilogram is lighter: taken as
 * it is, another publisher's density would make a cubic metre of it worth several percent more than anywhere. So what
 * the publisher says of a cubic metre's energy holds, else what the other one says of it.
 */
function gasVolume(
  own: PublishedProperties,
  other: FuelProperties,
  gross: Sourced | undefined,
): Sourced | undefined {
  if (!other.litresPerKg?.value.gt(mostLitresPerKgOfLiquid)) return undefined;
  if (!own.grossMjPerLitre || !gross) return byRatio(other.litresPerKg, other.netMjPerKg, own.netMjPerKg);
  return {
    value: gross.value.div(own.grossMjPerLitre.value),
    source: `${gross.source}; ${own.grossMjPerLitre.source}`,
  };
}

/** Of a liquid as well, what its own publisher says of a litre's energy holds. */
function liquidVolume(own: PublishedProperties, gross: Sourced | undefined): Sourced | undefined {
  const litre = own.grossMjPerLitreOfLiquid;
  if (!litre || !gross) return undefined;
  return { value: gross.value.div(litre.value), source: `${gross.source}; ${litre.source}` };
}

/** A value × what another publisher prints `to` for each `from`. */
function byRatio(
  value: Sourced | undefined,
  from: Sourced | undefined,
  to: Sourced | undefined,
): Sourced | undefined {
  if (!value || !from || !to) return undefined;
  return { value: value.value.times(to.value).div(from.value), source: `${value.source}; ${to.source}` };
}

const litresPerM3 = decimal(1000);
const kgPerShortTon = decimal('907.18474');
const litresPerCubicFoot = decimal('28.316846592');
const litresPerGallon = decimal('3.785411784');
const mjPerMmBtu = decimal('1055.05585262');

type PublishedProperties = FuelProperties & { grossMjPerLitre?: Sourced; grossMjPerLitreOfLiquid?: Sourced };

function propertiesOfActivity(
  reference: ReferenceIndex,
  activityId: number,
  year: number,
  policy: SelectionPolicy | undefined,
): PublishedProperties {
  const find = finderOf(reference, activityId, year, policy);
  return {
    netMjPerKg:
      find('net_calorific_value', 'GJ/tonne', decimal(1)) ?? find('net_calorific_value', 'MJ/kg', decimal(1)),
    grossMjPerKg:
      find('gross_calorific_value', 'GJ/tonne', decimal(1)) ??
      find('gross_calorific_value', 'mmBtu/short ton', kgPerShortTon.div(mjPerMmBtu)),
    grossMjPerLitre:
      find('gross_calorific_value', 'mmBtu/scf', litresPerCubicFoot.div(mjPerMmBtu)) ??
      find('gross_calorific_value', 'MJ/m3', litresPerM3),
    grossMjPerLitreOfLiquid: find('gross_calorific_value', 'mmBtu/gallon', litresPerGallon.div(mjPerMmBtu)),
    litresPerKg: find('specific_volume', 'litre/tonne', decimal(1000)) ?? fromDensity(find),
  };
}

function fromDensity(find: Find): Sourced | undefined {
  const density = find('density', 'kg/m3', decimal(1));
  return density && { value: litresPerM3.div(density.value), source: density.source };
}

/** Litres in a kilogram by the density that `activityId` prints; undefined where it prints none. */
export function litresPerKgOf(
  reference: ReferenceIndex,
  activityId: number,
  year: number,
  policy?: SelectionPolicy,
): Sourced | undefined {
  return fromDensity(finderOf(reference, activityId, year, policy));
}

/** 15 °C in 0 °C, in kelvins: of a gas at one pressure, how much more is in a cubic metre (methodology, rule 3). */
const normalInMetered = decimal('288.15').div('273.15');

/** Net MJ of a gas in a normal cubic metre, by what is printed of one at 15 °C; undefined of what is kept in tanks. */
export function normalEnergyOfMetered({ netMjPerKg, litresPerKg }: FuelProperties): Sourced | undefined {
  if (!netMjPerKg || !litresPerKg?.value.gt(mostLitresPerKgOfLiquid)) return undefined;
  return {
    value: netMjPerKg.value.div(litresPerKg.value).times(litresPerM3).times(normalInMetered),
    source: `${netMjPerKg.source}; ${litresPerKg.source}; 288.15 K ÷ 273.15 K`,
  };
}

/** Net MJ of natural gas in a cubic metre at normal conditions; `activityId` is of who prints it. */
export function normalGasEnergy(
  reference: ReferenceIndex,
  activityId: number,
  year: number,
): Sourced | undefined {
  return finderOf(reference, activityId, year, undefined)('net_calorific_value', 'MJ/Nm3', decimal(1));
}

/**
 * Electricity that a vehicle or train draws from the mains per unit of its activity, kWh: of the nearest
 * earlier year, otherwise of the first year. Undefined if none is published for the unit.
 */
export function electricityUse(
  reference: ReferenceIndex,
  activityId: number,
  unit: Unit,
  year: number,
  policy?: SelectionPolicy,
): Sourced | undefined {
  const find = finderOf(reference, activityId, year, policy);
  return find('electricity_use', `kWh/${unit.code}`, decimal(1));
}

/**
 * The share of the input of a grid's part that is lost, by year as above; `activityId` names its publisher.
 * Undefined if none is published.
 */
export function gridGrossLoss(
  reference: ReferenceIndex,
  activityId: number,
  year: number,
  policy?: SelectionPolicy,
): Sourced | undefined {
  return finderOf(reference, activityId, year, policy)('grid_gross_loss', 'kWh/kWh', decimal(1));
}

type Find = (property: FuelPropertyRecord['property'], unit: string, divisor: Decimal) => Sourced | undefined;

/** Looks the properties of an activity up, in the year the company chose and no newer than a pinned month's editions. */
function finderOf(
  reference: ReferenceIndex,
  activityId: number,
  ownYear: number,
  policy: SelectionPolicy | undefined,
): Find {
  const series = reference.data.seriesOfActivity.get(activityId) ?? '';
  const year = wantedYear(policy, series, ownYear);
  const newest = newestYear(reference, series, policy);
  const all = reference.propertiesOf(activityId).filter((row) => row.year <= newest);
  return (property, unit, divisor) => {
    const rows = all.filter((row) => row.property === property && row.unit === unit);
    const earlier = rows.filter((row) => row.year <= year).sort((left, right) => right.year - left.year)[0];
    const row = earlier ?? rows.sort((left, right) => left.year - right.year)[0];
    return row && sourced(row, divisor, series);
  };
}

/** Properties carry a year, not an edition: a pinned month reads those up to its newest edition. */
function newestYear(reference: ReferenceIndex, series: string, policy: SelectionPolicy | undefined): number {
  if (!policy?.editionIds) return Number.POSITIVE_INFINITY;
  const years = reference.data.editions
    .filter((edition) => edition.series === series && isEditionAllowed(policy, edition.id))
    .map((edition) => edition.year);
  return Math.max(...years);
}

function sourced(row: FuelPropertyRecord, divisor: Decimal, series: string): Sourced {
  return {
    value: decimal(row.value).div(divisor),
    source: `${series} ${row.year}: ${row.value} ${row.unit}`,
  };
}
