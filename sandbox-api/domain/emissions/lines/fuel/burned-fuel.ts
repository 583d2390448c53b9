import { yearOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import { normalGasActivity } from '#api/domain/emissions/choose-factor/factor-chains';
import type { FuelDefinition, FuelLink } from '#api/domain/factors/reference-index';
import { Remembered } from '#api/domain/factors/remembered';
import { policyText } from '#api/domain/factors/selection-policy';
import {
  type Conversion,
  converted,
  type FuelProperties,
  fuelConversion,
} from '#api/domain/units/conversion';
import type { Decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { fuelProperties, normalGasEnergy } from '#api/domain/units/fuel-properties';
import { type OwnProperties, withOwnProperties } from '#api/domain/units/own-properties';
import type { Unit } from '#api/domain/units/units';

export type Burned = {
  context: EmissionContext;
  fuel: FuelDefinition;
  fuelVariantId: number | null;
  quantity: Decimal;
  unit: Unit;
  date: string;
  /** What the delivery note says instead of the publishers. */
  own: OwnProperties | undefined;
};

/** A link whose amount may be reckoned by the properties of another one, and then as energy. */
export type EnergyLink = FuelLink & { energyOf?: FuelLink };

/** kWh by net calorific value, as energy is reported; null when the fuel's is not known (for instance a distance). */
export function energyOf(burned: Burned, link: FuelLink): Decimal | null {
  const { context, quantity, unit } = burned;
  const { reference } = context;
  const find = () => {
    try {
      return fuelConversion(unit, reference.unit('kWh-net'), propertiesOf(burned, link));
    } catch (error) {
      if (error instanceof EmissionProblem) return null;
      throw error;
    }
  };
  // Each delivery note is its own question, which nobody asks again.
  const conversion = burned.own ? find() : energyWays.answer(reference, questionOf(burned, link), find);
  return conversion && converted(quantity, conversion).quantity;
}

const energyWays = new Remembered<Conversion | null>();

/** What decides on factor and conversion of a linked activity: everything about an entry but its amount and day. */
export function questionOf(
  { context, unit, date }: Burned,
  { activityId, propertiesActivityId, series, energyOf: own }: EnergyLink,
): string {
  const policy = policyText(context.settings);
  const energy = own ? `${own.activityId}/${own.propertiesActivityId}` : '';
  return `${activityId} ${propertiesActivityId} ${series} ${energy} ${unit.code} ${yearOf(date)} ${policy}`;
}

/** With the company's own in place of the published ones. */
export function propertiesOf(burned: Burned, link: EnergyLink | undefined): FuelProperties {
  const published = link ? publishedOf(burned, link) : {};
  return burned.own
    ? withOwnProperties(published, burned.own, burned.unit.dimension === 'normal-volume')
    : published;
}

export function publishedOf({ context, fuel, date }: Burned, link: EnergyLink): FuelProperties {
  const { reference, settings } = context;
  const { activityId, propertiesActivityId } = link.energyOf ?? link;
  const year = yearOf(date);
  const published = fuelProperties(reference, activityId, propertiesActivityId, year, settings);
  if (!fuel.unitIds.includes(reference.unit('m3-normal').id)) return published;
  const netMjPerNormalM3 = normalGasEnergy(reference, reference.activityId(normalGasActivity), year);
  return { ...published, netMjPerNormalM3 };
}

/** Of a fuel that stands in, as much as holds the energy of the fuel burned: a tonne of peat has that of 380 kg coal. */
export function inEnergyOf(link: FuelLink, burnedLink: FuelLink | undefined): EnergyLink {
  return link.isProxyFuel && burnedLink ? { ...link, energyOf: burnedLink } : link;
}

/** Links of a role by publication, the preferred one first. */
export function linksOf(
  links: readonly FuelLink[],
  role: FuelLink['role'],
  series: readonly string[],
): FuelLink[] {
  return series.flatMap((name) => links.filter((link) => link.role === role && link.series === name));
}
