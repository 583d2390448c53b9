import { yearOf } from '#api/domain/calendar/calendar';
import {
  fuelSeries,
  nationalSeries,
  seriesWithGasesByVehicle,
} from '#api/domain/emissions/choose-factor/factor-chains';
import { type EmissionLine, noGases } from '#api/domain/emissions/emission-line';
import { checkOwnProperties } from '#api/domain/emissions/entered/own-properties';
import { applyFactor, ownFactor, statedTotal } from '#api/domain/emissions/lines/apply-factor';
import { companyFactorFor } from '#api/domain/factors/company-factor';
import type { FuelLink } from '#api/domain/factors/reference-index';
import type { SelectionNote } from '#api/domain/factors/select-factor';
import { isEditionAllowed } from '#api/domain/factors/selection-policy';
import { convertFuel } from '#api/domain/units/conversion';
import { zero } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import {
  type Burned,
  type EnergyLink,
  energyOf,
  inEnergyOf,
  linksOf,
  propertiesOf,
  publishedOf,
} from './burned-fuel';
import { choose } from './choose-fuel-factor';
import { figureNotes, figuresOf, lineOf, type Wanted } from './fuel-line';

export function combustionLines(burned: Burned, links: readonly FuelLink[]): EmissionLine[] {
  const { context, fuel, date } = burned;
  const all = linksOf(links, 'combustion', fuelSeries(context.countryCode));
  const combustion = combustionLinkOf(burned, all);
  // Decisions at entry stay, whatever is published now.
  if (burned.own && !context.isRecalculated)
    checkOwnProperties(burned.own, combustion ? publishedOf(burned, combustion) : {}, burned.unit);
  const company = companyLine(burned, combustion);
  if (company) return [company, ...derivedLines(burned, links, combustion, company)];
  const own = combustion && lineOf(burned, combustion, { scope: 1, category: fuel.category, part: 'all' });
  if (!combustion || !own)
    throw new EmissionProblem('factor_missing', 'fuelId', { item: fuel.code, year: yearOf(date) });
  const half = own.factor?.gases === 'co2' ? otherGases(burned, links, combustion) : undefined;
  const notes = [
    ...own.notes.filter((note) => !half || note !== 'co2-only'),
    ...passedOverNotes(burned, all[0], combustion),
  ];
  const lines: EmissionLine[] = [
    { ...own, notes, isHeadline: true, energyKwh: energyOf(burned, combustion), kgCo2Biogenic: zero },
  ];
  if (!own.kgCo2Biogenic.isZero()) lines.push(biogenicOf(own));
  if (half) lines.push({ ...half, isHeadline: true, derivedFrom: 0 });
  return [...lines, ...derivedLines(burned, links, combustion)];
}

/**
 * The first publication that has a row and a way to it from the unit; a pinned month may know none of the best one.
 * Without any the first one says what is missing.
 */
function combustionLinkOf(burned: Burned, all: readonly FuelLink[]): FuelLink | undefined {
  return all.find((link) => isReached(burned, link)) ?? all[0];
}

function isReached(burned: Burned, link: FuelLink): boolean {
  try {
    return choose(burned, link, 'all') !== undefined;
  } catch (error) {
    if (error instanceof EmissionProblem) return false;
    throw error;
  }
}

/** Why another publication than the best one counts, where that has a row of the fuel. */
function passedOverNotes({ context }: Burned, best: FuelLink | undefined, chosen: FuelLink): SelectionNote[] {
  const { reference, settings } = context;
  if (!best || best === chosen) return [];
  const rows = reference.factorsOf(best.activityId);
  return rows.some(({ editionId }) => isEditionAllowed(settings, editionId)) ? ['unit-not-reached'] : [];
}

/**
 * The biogenic CO2 of a row that prints it beside the gases of the scope: a separate line, outside the scopes
 * (rule 8).
 */
function biogenicOf(own: EmissionLine): EmissionLine {
  return { ...own, scope: 0, category: 'outside', gases: noGases, kgCo2e: zero, derivedFrom: 0 };
}

/**
 * CH4 and N2O beside a factor of CO2 alone (rule 12): the publisher's own half where it can be told from the fuel,
 * else the UK's of the same fuel, flagged.
 */
function otherGases(burned: Burned, links: readonly FuelLink[], co2: FuelLink): EmissionLine | undefined {
  const { context, fuel } = burned;
  const wanted: Wanted = { scope: 1, category: fuel.category, part: 'ch4-n2o' };
  for (const link of linksOf(links, 'companion', fuelSeries(context.countryCode))) {
    const half = lineOf(burned, inEnergyOf(link, co2), wanted);
    if (!half) continue;
    const isStandIn = link.series !== co2.series && seriesWithGasesByVehicle.has(co2.series);
    return isStandIn ? { ...half, notes: [...half.notes, 'gases-by-vehicle'] } : half;
  }
  return undefined;
}

/** Scope 1 by the company's own factor for the fuel; the published link still knows the fuel's calorific values. */
function companyLine(burned: Burned, link: FuelLink | undefined): EmissionLine | undefined {
  const { context, fuel, fuelVariantId, quantity, unit, date } = burned;
  const use = { appliesTo: 'fuel', fuelId: fuel.id, fuelVariantId } as const;
  const own = companyFactorFor(context.settings.companyFactors, use, date);
  if (!own) return undefined;
  const properties = propertiesOf(burned, link);
  const inFactorUnit = convertFuel(quantity, unit, context.reference.unit(own.unit), properties);
  const factor = ownFactor(own);
  const applied = applyFactor(context.reference, {
    quantity: inFactorUnit.quantity,
    factor,
    gwpSet: context.settings.gwpSet,
    origin: fuel.origin,
  });
  const notes: SelectionNote[] = [
    ...(factor.gases === 'co2' ? (['co2-only'] as const) : []),
    ...figureNotes(inFactorUnit, applied),
  ];
  return {
    ...figuresOf(burned, { scope: 1, category: fuel.category, part: 'all' }, own, inFactorUnit, applied),
    isHeadline: true,
    energyKwh: link ? energyOf(burned, link) : null,
    companyFactorId: own.id,
    factorValue: statedTotal(own),
    reason: 'company-factor',
    notes,
  };
}

/**
 * Biogenic CO2 outside the scopes, and the fuel's own upstream in 3.3. A company factor that states its biogenic
 * CO2 has it on its own line already.
 */
function derivedLines(
  burned: Burned,
  links: readonly FuelLink[],
  combustion: FuelLink | undefined,
  company?: EmissionLine,
): EmissionLine[] {
  const isBiogenicStated = company !== undefined && !company.kgCo2Biogenic.isZero();
  const biogenic = biogenicLinkOf(links, combustion);
  const upstream = upstreamOf(links, combustion);
  const outside =
    !isBiogenicStated && biogenic && lineOf(burned, biogenic, { scope: 0, category: 'outside', part: 'all' });
  const before =
    upstream &&
    lineOf(burned, upstreamInEnergy(burned, upstream, combustion), {
      scope: 3,
      category: '3.3',
      part: 'all',
    });
  return [outside, before].flatMap((line) => (line ? [{ ...line, derivedFrom: 0 }] : []));
}

/** Of the same publisher; where a country prints its blends and biofuels without it, the UK's, flagged. */
function biogenicLinkOf(links: readonly FuelLink[], combustion: FuelLink | undefined): FuelLink | undefined {
  const all = links.filter(({ role }) => role === 'biogenic');
  const isWithout = nationalSeries.has(combustion?.series ?? '');
  return all.find(({ series }) => series === combustion?.series) ?? (isWithout ? all[0] : undefined);
}

/** The upstream of the exact fuel that is burned, if publishers use its name for different fuels. */
function upstreamOf(links: readonly FuelLink[], combustion: FuelLink | undefined): FuelLink | undefined {
  const upstreams = links.filter(({ role }) => role === 'upstream');
  const own = upstreams.find(({ propertiesActivityId }) => propertiesActivityId === combustion?.activityId);
  return own ?? upstreams[0];
}

/**
 * A publisher's upstream applies to the energy of its own fuel: applied to the volume or weight of another's,
 * the same gas would have a different upstream in each unit. A distance has no energy.
 */
function upstreamInEnergy({ unit }: Burned, link: FuelLink, burnedLink: FuelLink | undefined): EnergyLink {
  const isOwnRow = burnedLink === undefined || burnedLink.series === link.series;
  if (isOwnRow || unit.dimension === 'distance') return inEnergyOf(link, burnedLink);
  return { ...link, energyOf: burnedLink };
}
