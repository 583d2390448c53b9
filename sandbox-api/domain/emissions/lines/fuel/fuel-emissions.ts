import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import {
  type EmissionContext,
  type FuelActivity,
  inMonth,
  readDate,
  readQuantity,
  readUnit,
} from '#api/domain/emissions/activity';
import {
  fuelSeries,
  isOwnSeries,
  normalGasActivity,
  regionOfSeries,
  seriesWithGasesByVehicle,
} from '#api/domain/emissions/choose-factor/factor-chains';
import {
  type EmissionLine,
  emptyLine,
  type Gases,
  type LineScope,
  noGases,
  withTotal,
} from '#api/domain/emissions/emission-line';
import { checkOwnProperties, readOwnProperties } from '#api/domain/emissions/entered/own-properties';
import { checkWorkedOut } from '#api/domain/emissions/entered/worked-out-amount';
import {
  type Applied,
  applyFactor,
  type FactorPart,
  ownFactor,
  publishedFactor,
  statedTotal,
} from '#api/domain/emissions/lines/apply-factor';
import { type CompanyFactor, companyFactorFor } from '#api/domain/factors/company-factor';
import type { FactorRecord } from '#api/domain/factors/factor-set';
import type { FuelDefinition, FuelLink } from '#api/domain/factors/reference-index';
import { Remembered } from '#api/domain/factors/remembered';
import {
  reasonOf,
  type Selection,
  type SelectionNote,
  selectFactor,
} from '#api/domain/factors/select-factor';
import { policyText } from '#api/domain/factors/selection-policy';
import {
  type Conversion,
  type Converted,
  converted,
  convertFuel,
  type FuelProperties,
  fuelConversion,
} from '#api/domain/units/conversion';
import { type Decimal, decimal, zero } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { fuelProperties, normalGasEnergy } from '#api/domain/units/fuel-properties';
import { type OwnProperties, withOwnProperties } from '#api/domain/units/own-properties';
import type { Dimension, Unit } from '#api/domain/units/units';
import { chargingLines, chargingLinkOf } from './charging-lines';

type Burned = {
  context: EmissionContext;
  fuel: FuelDefinition;
  fuelVariantId: number | null;
  quantity: Decimal;
  unit: Unit;
  date: string;
  /** What the delivery note says instead of the publishers. */
  own: OwnProperties | undefined;
};

/**
 * Scope 1 of a fuel burned or a gas lost on a day, its biogenic CO2 outside the scopes, and the upstream of the
 * fuel in category 3.3; of a vehicle that is charged, Scope 2 and 3.3 of its electricity. Throws `EmissionProblem` when it cannot be worked out.
 */
export function fuelEmissions(context: EmissionContext, activity: FuelActivity): EmissionLine[] {
  const fuel = context.reference.fuel(activity.fuelId);
  const links = fuel?.linksByVariant.get(activity.fuelVariantId ?? 0);
  if (!fuel || !links) throw new EmissionProblem('activity_unknown', fuel ? 'fuelVariantId' : 'fuelId');
  const unit = readUnit(context.reference, activity.unitId, fuel.unitIds);
  const entered = {
    fuel,
    fuelVariantId: activity.fuelVariantId,
    quantity: readQuantity(activity.quantity),
    unit,
    date: readDate(activity.date, 'date'),
    own: activity.own ? readOwnProperties(activity.own, unit, fuel.gasCode !== null) : undefined,
  };
  if (activity.workedOut) checkWorkedOut(activity.workedOut, unit, fuel.category);
  const burned: Burned = { ...entered, context: inMonth(context, monthOf(entered.date)) };
  return withEstimateNote(activity.amountFrom, fuelLines(burned, links));
}

function fuelLines(burned: Burned, links: readonly FuelLink[]): EmissionLine[] {
  const { fuel } = burned;
  if (fuel.gasCode) return [fugitiveLine(burned, fuel.gasCode)];
  const charging = chargingLinkOf(links);
  if (charging) return chargingLines(burned.context, { ...burned, fuelCode: fuel.code }, charging);
  return withOwnNotes(burned, combustionLines(burned, links));
}

/** Says with each line that its quantity is an estimate, and of what. */
function withEstimateNote(from: FuelActivity['amountFrom'], lines: EmissionLine[]): EmissionLine[] {
  return from
    ? lines.map((line) => ({ ...line, notes: [...line.notes, `amount-from-${from}` as const] }))
    : lines;
}

/** Says with each line that a value of the delivery note is in it, and with the headline if it is in none. */
function withOwnNotes({ own }: Burned, lines: EmissionLine[]): EmissionLine[] {
  if (!own) return lines;
  const noted = lines.map((line): EmissionLine => {
    const kinds = line.steps.filter(({ isOwn }) => isOwn).map(({ kind }) => kind);
    const notes: SelectionNote[] = [
      ...(kinds.includes('density') ? (['own-density'] as const) : []),
      ...(kinds.some((kind) => kind !== 'density') ? (['own-calorific-value'] as const) : []),
    ];
    return notes.length > 0 ? { ...line, notes: [...line.notes, ...notes] } : line;
  });
  if (noted.some((line, index) => line !== lines[index])) return noted;
  return noted.map((line, index) =>
    index === 0 ? { ...line, notes: [...line.notes, 'own-value-not-needed'] } : line,
  );
}

/** kg lost × GWP (rule 11). Gases outside the Kyoto basket are reported apart from the scopes. */
function fugitiveLine({ context, fuel, quantity, unit, date }: Burned, gasCode: string): EmissionLine {
  const gwp = context.reference.gwp(gasCode, context.settings.gwpSet);
  if (!gwp) throw new EmissionProblem('factor_missing', 'fuelId', { item: fuel.code, year: yearOf(date) });
  const kilograms = decimal(unit.perBase).times(quantity);
  return {
    ...emptyLine({
      month: monthOf(date),
      scope: gwp.isKyoto ? 1 : 0,
      category: gwp.isKyoto ? fuel.category : 'outside',
      quantity,
      unit,
    }),
    isHeadline: gwp.isKyoto,
    factorQuantity: kilograms,
    factorUnit: 'kg',
    ...withTotal({ ...noGases, [gasOf(gasCode)]: kilograms.times(gwp.value) }),
    factorValue: decimal(gwp.value),
    gwpSet: context.settings.gwpSet,
    steps: unit.code === 'kg' ? [] : [{ kind: 'unit', from: unit.symbol, to: 'kg', factor: unit.perBase }],
  };
}

function gasOf(gasCode: string): keyof Gases {
  if (gasCode === 'co2' || gasCode === 'n2o') return gasCode;
  return gasCode.startsWith('ch4') ? 'ch4' : 'other';
}

function combustionLines(burned: Burned, links: readonly FuelLink[]): EmissionLine[] {
  const { context, fuel, date } = burned;
  const [combustion] = linksOf(links, 'combustion', fuelSeries(context.countryCode));
  // What was believed when it was entered stands, whatever is published now.
  if (burned.own && !context.isRecalculated)
    checkOwnProperties(burned.own, combustion ? publishedOf(burned, combustion) : {}, burned.unit);
  const company = companyLine(burned, combustion);
  if (company) return [company, ...derivedLines(burned, links, combustion, company)];
  const own = combustion && lineOf(burned, combustion, { scope: 1, category: fuel.category, part: 'all' });
  if (!combustion || !own)
    throw new EmissionProblem('factor_missing', 'fuelId', { item: fuel.code, year: yearOf(date) });
  const half = own.factor?.gases === 'co2' ? otherGases(burned, links, combustion) : undefined;
  const notes = half ? own.notes.filter((note) => note !== 'co2-only') : own.notes;
  const lines: EmissionLine[] = [
    { ...own, notes, isHeadline: true, energyKwh: energyOf(burned, combustion), kgCo2Biogenic: zero },
  ];
  if (!own.kgCo2Biogenic.isZero()) lines.push(biogenicOf(own));
  if (half) lines.push({ ...half, isHeadline: true, derivedFrom: 0 });
  return [...lines, ...derivedLines(burned, links, combustion)];
}

/** The biogenic CO2 of a row that prints it beside the gases of the scope: a line of its own, outside (rule 8). */
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

/** kWh by net calorific value, as energy is reported; null when the fuel's is not known (for instance a distance). */
function energyOf(burned: Burned, link: FuelLink): Decimal | null {
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
function questionOf(
  { context, unit, date }: Burned,
  { activityId, propertiesActivityId, series, energyOf: own }: EnergyLink,
): string {
  const policy = policyText(context.settings);
  const energy = own ? `${own.activityId}/${own.propertiesActivityId}` : '';
  return `${activityId} ${propertiesActivityId} ${series} ${energy} ${unit.code} ${yearOf(date)} ${policy}`;
}

/** With the company's own in place of the published ones. */
function propertiesOf(burned: Burned, link: EnergyLink | undefined): FuelProperties {
  const published = link ? publishedOf(burned, link) : {};
  return burned.own
    ? withOwnProperties(published, burned.own, burned.unit.dimension === 'normal-volume')
    : published;
}

function publishedOf({ context, fuel, date }: Burned, link: EnergyLink): FuelProperties {
  const { reference, settings } = context;
  const { activityId, propertiesActivityId } = link.energyOf ?? link;
  const year = yearOf(date);
  const published = fuelProperties(reference, activityId, propertiesActivityId, year, settings);
  if (!fuel.unitIds.includes(reference.unit('m3-normal').id)) return published;
  const netMjPerNormalM3 = normalGasEnergy(reference, reference.activityId(normalGasActivity), year);
  return { ...published, netMjPerNormalM3 };
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
  const biogenic = links.find((link) => link.role === 'biogenic' && link.series === combustion?.series);
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

/** The upstream of the very fuel that is burned, where the publishers mean different ones by its name. */
function upstreamOf(links: readonly FuelLink[], combustion: FuelLink | undefined): FuelLink | undefined {
  const upstreams = links.filter(({ role }) => role === 'upstream');
  const own = upstreams.find(({ propertiesActivityId }) => propertiesActivityId === combustion?.activityId);
  return own ?? upstreams[0];
}

/** A link whose amount may be reckoned by the properties of another one, and then as energy. */
type EnergyLink = FuelLink & { energyOf?: FuelLink };

/** Of a fuel that stands in, as much as holds the energy of the fuel burned: a tonne of peat has that of 380 kg coal. */
function inEnergyOf(link: FuelLink, burnedLink: FuelLink | undefined): EnergyLink {
  return link.isProxyFuel && burnedLink ? { ...link, energyOf: burnedLink } : link;
}

/**
 * A publisher's upstream belongs to the energy of its own fuel: by the volume or weight of another one's, the same gas
 * would have an upstream of its own in each unit. A distance has no energy.
 */
function upstreamInEnergy({ unit }: Burned, link: FuelLink, burnedLink: FuelLink | undefined): EnergyLink {
  const isOwnRow = burnedLink === undefined || burnedLink.series === link.series;
  if (isOwnRow || unit.dimension === 'distance') return inEnergyOf(link, burnedLink);
  return { ...link, energyOf: burnedLink };
}

/** Links of a role by publication, the preferred one first. */
function linksOf(links: readonly FuelLink[], role: FuelLink['role'], series: readonly string[]): FuelLink[] {
  return series.flatMap((name) => links.filter((link) => link.role === role && link.series === name));
}

type Wanted = { scope: LineScope; category: string; part: FactorPart };
type Candidate = { selection: Selection; conversion: Conversion };

/** The line of one linked activity; undefined when it has no factor at all. A unit that cannot be reached throws. */
function lineOf(burned: Burned, link: EnergyLink, wanted: Wanted): EmissionLine | undefined {
  const { context, fuel } = burned;
  const candidate = choose(burned, link, wanted.part);
  if (!candidate) return undefined;
  const { selection, conversion } = candidate;
  const inFactorUnit = converted(burned.quantity, conversion);
  const applied = applyFactor(context.reference, {
    quantity: inFactorUnit.quantity,
    factor: publishedFactor(context.reference, selection.factor),
    gwpSet: context.settings.gwpSet,
    origin: fuel.origin,
    part: wanted.part,
  });
  const notes = notesOf(burned, link, selection, figureNotes(inFactorUnit, applied));
  return {
    ...figuresOf(burned, wanted, selection.factor, inFactorUnit, applied),
    factor: selection.factor,
    reason: reasonOf(notes),
    notes,
  };
}

/** What a line is once its factor is applied; why that factor is the caller's matter. */
function figuresOf(
  { context, quantity, unit, date }: Burned,
  wanted: Wanted,
  factor: FactorRecord | CompanyFactor,
  inFactorUnit: Converted,
  applied: Applied,
): EmissionLine {
  return {
    ...emptyLine({ month: monthOf(date), scope: wanted.scope, category: wanted.category, quantity, unit }),
    // A fuel's energy counts once, with the line of its combustion; a bill in plain kWh would repeat it in each.
    energyKwh: null,
    factorQuantity: inFactorUnit.quantity,
    factorUnit: context.reference.unit(factor.unit).symbol,
    gases: applied.gases,
    kgCo2e: applied.kgCo2e,
    kgCo2Biogenic: applied.kgCo2Biogenic,
    gwpSet: applied.gwpSet,
    steps: inFactorUnit.steps,
  };
}

function figureNotes({ steps }: Converted, applied: Applied): SelectionNote[] {
  return [
    ...(applied.isPublishedTotalOnly ? (['published-co2e-only'] as const) : []),
    ...(steps.some((step) => step.kind === 'assumption') ? (['plain-energy-is-gross'] as const) : []),
  ];
}

/** The best year first, then the row whose unit needs the fewest steps. */
function choose(burned: Burned, link: EnergyLink, part: FactorPart): Candidate | undefined {
  if (burned.own) return findCandidate(burned, link, part);
  const question = `${part} ${questionOf(burned, link)}`;
  return candidates.answer(burned.context.reference, question, () => findCandidate(burned, link, part));
}

const candidates = new Remembered<Candidate | undefined>();

function findCandidate(burned: Burned, link: EnergyLink, part: FactorPart): Candidate | undefined {
  const { context, date, unit } = burned;
  const { reference } = context;
  const year = yearOf(date);
  const properties = propertiesOf(burned, link);
  let problem: unknown;
  const convert = (factor: FactorRecord): Conversion | undefined => {
    try {
      return fuelConversion(unit, reference.unit(factor.unit), properties);
    } catch (error) {
      problem = error;
      return undefined;
    }
  };
  const selection = selectFactor(reference, {
    activityId: link.activityId,
    year,
    regions: [regionOfSeries[link.series] ?? ''],
    accept: (factor) =>
      (part === 'all' || factor.kgCh4Co2e !== null) &&
      (!link.energyOf || isEnergy(reference.unit(factor.unit))) &&
      convert(factor) !== undefined,
    rank: (factor) => unitRank(factor, unit, reference.unit(factor.unit)) + (isCoarse(factor) ? 10 : 0),
    policy: context.settings,
  });
  const conversion = selection && convert(selection.factor);
  if (selection && conversion) return { selection, conversion };
  if (problem) throw problem;
  return undefined;
}

/**
 * Same unit, same dimension, energy of the other calorific value, by mass (where publishers print most digits), by energy,
 * anything else. Net and gross differ by a few percent in every coal; a tonne's energy by half.
 */
function unitRank(factor: FactorRecord, from: Unit, to: Unit): number {
  if (factor.unit === from.code) return 0;
  const dimension = energyMeant[from.dimension] ?? from.dimension;
  if (dimension === to.dimension) return 1;
  if (dimension.startsWith('energy') && isEnergy(to)) return 2;
  if (to.dimension === 'mass') return 3;
  return isEnergy(to) ? 4 : 5;
}

/** What a unit that names no calorific value, or a gas at normal conditions, is printed as. */
const energyMeant: Partial<Record<Dimension, Dimension>> = {
  energy: 'energy-gross',
  'normal-volume': 'energy-net',
};

/** Printed to one digit, a figure may be half off; the one of another unit and the fuel's properties are nearer. */
function isCoarse({ kgCo2e, kgCo2, kgCo2Biogenic }: FactorRecord): boolean {
  return decimal(kgCo2e ?? kgCo2 ?? kgCo2Biogenic ?? 0).precision(true) < 2;
}

const isEnergy = ({ dimension }: Unit) => dimension.startsWith('energy');

function notesOf(
  burned: Burned,
  link: FuelLink,
  selection: Selection,
  figures: readonly SelectionNote[],
): SelectionNote[] {
  const isOwn = isOwnSeries(link.series, burned.context.countryCode);
  return [
    ...(isOwn ? [] : (['proxy-region'] as const)),
    ...(link.isProxyFuel ? (['proxy-fuel'] as const) : []),
    ...selection.notes,
    ...figures,
  ];
}
