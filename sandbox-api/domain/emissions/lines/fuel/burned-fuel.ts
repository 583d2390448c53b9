import { yearOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import {
  densitySeries,
  nationalSeries,
  normalGasActivity,
  seriesOfMeteredGas,
} from '#api/domain/emissions/choose-factor/factor-chains';
import type { FuelDefinition, FuelLink } from '#api/domain/factors/reference-index';
import { Remembered } from '#api/domain/factors/remembered';
import { isEditionAllowed, policyText } from '#api/domain/factors/selection-policy';
import {
  type Conversion,
  converted,
  type FuelProperties,
  fuelConversion,
} from '#api/domain/units/conversion';
import type { Decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import {
  fuelProperties,
  litresPerKgOf,
  normalEnergyOfMetered,
  normalGasEnergy,
} from '#api/domain/units/fuel-properties';
import { type OwnProperties, withOwnProperties } from '#api/domain/units/own-properties';
import type { Unit } from '#api/domain/units/units';

export type Burned = {
  context: EmissionContext;
  fuel: FuelDefinition;
  fuelVariantId: number | null;
  quantity: Decimal;
  unit: Unit;
  date: string;
  /** Values of the delivery note instead of the published ones. */
  own: OwnProperties | undefined;
};

/** A link whose amount may be converted to energy by the properties of another one. */
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
  // Each delivery note gives a different key, which is not used again.
  const conversion = burned.own ? find() : energyWays.answer(reference, questionOf(burned, link), find);
  return conversion && converted(quantity, conversion).quantity;
}

const energyWays = new Remembered<Conversion | null>();

/**
 * Everything that determines factor and conversion of a linked activity: all of an entry except its amount
 * and day.
 */
export function questionOf(burned: Burned, link: EnergyLink): string {
  const { context, unit, date } = burned;
  const { activityId, series, energyOf: own } = link;
  const policy = policyText(context.settings);
  const density = densityLinkOf(burned, link)?.activityId ?? '';
  const energy = own?.activityId ?? '';
  const others = othersOf(burned, link).join('/');
  return `${activityId} ${others} ${series} ${density} ${energy} ${unit.code} ${yearOf(date)} ${policy}`;
}

/** With the company's own in place of the published ones. */
export function propertiesOf(burned: Burned, link: EnergyLink | undefined): FuelProperties {
  const published = link ? publishedOf(burned, link) : {};
  return burned.own
    ? withOwnProperties(published, burned.own, burned.unit.dimension === 'normal-volume')
    : published;
}

export function publishedOf(burned: Burned, link: EnergyLink): FuelProperties {
  const { context, fuel, date } = burned;
  const { reference, settings } = context;
  const { activityId } = link.energyOf ?? link;
  const year = yearOf(date);
  const printed = fuelProperties(reference, activityId, othersOf(burned, link), year, settings);
  const density = densityLinkOf(burned, link);
  const litresPerKg = density && litresPerKgOf(reference, density.activityId, year);
  const published = litresPerKg ? { ...printed, litresPerKg } : printed;
  if (!fuel.unitIds.includes(reference.unit('m3-normal').id)) return published;
  const { series } = link.energyOf ?? link;
  const printedNormal = () => normalGasEnergy(reference, reference.activityId(normalGasActivity), year);
  const metered = seriesOfMeteredGas.has(series) ? normalEnergyOfMetered(published) : undefined;
  return { ...published, netMjPerNormalM3: metered ?? printedNormal() };
}

/**
 * Properties that complete the publisher's own: the EU's before the UK's, but for the UK's own fuel only if
 * it prints none.
 */
function othersOf({ fuel, fuelVariantId }: Burned, link: EnergyLink): number[] {
  const { series, propertiesActivityId } = link.energyOf ?? link;
  const links = fuel.linksByVariant.get(fuelVariantId ?? 0) ?? [];
  const union = links.find((other) => other.role === 'combustion' && other.series === 'eu-mrr')?.activityId;
  const others = nationalSeries.has(series)
    ? [union, propertiesActivityId]
    : [propertiesActivityId, series === 'uk-desnz' ? union : null];
  return others.flatMap((id) => id ?? []);
}

/**
 * Who prints the density of a fuel whose publisher prints none. Not in a month that was pinned before the product had
 * these densities: it keeps the ones it was pinned with.
 */
function densityLinkOf({ context, fuel, fuelVariantId }: Burned, link: EnergyLink): FuelLink | undefined {
  const { reference, settings } = context;
  const { series } = link.energyOf ?? link;
  const density = fuel.linksByVariant
    .get(fuelVariantId ?? 0)
    ?.find((candidate) => candidate.role === 'density' && candidate.series === series);
  const isKnown = reference.data.editions.some(
    (edition) => edition.series === densitySeries && isEditionAllowed(settings, edition.id),
  );
  return isKnown ? density : undefined;
}

/** Amount of a replacement fuel with the energy of the burned fuel: a tonne of peat has that of 380 kg coal. */
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
