import { monthOf, yearOf } from '#api/domain/calendar/calendar';
import type { EmissionContext } from '#api/domain/emissions/activity';
import { findGridFactor } from '#api/domain/emissions/choose-factor/grid-factor';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { electricityMonth } from '#api/domain/emissions/lines/utility/electricity-lines';
import { residualMixesAmong } from '#api/domain/factors/company-factor';
import type { FuelLink } from '#api/domain/factors/reference-index';
import { type ConversionStep, convertUnit } from '#api/domain/units/conversion';
import type { Decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import { electricityUse } from '#api/domain/units/fuel-properties';
import type { Unit } from '#api/domain/units/units';

type Driven = { fuelCode: string; quantity: Decimal; unit: Unit; date: string };

/** The link to the electricity that a vehicle draws from the mains, if it is driven by that. */
export function chargingLinkOf(links: readonly FuelLink[]): FuelLink | undefined {
  return links.find(({ role }) => role === 'charging' || role === 'charging-beside-fuel');
}

/**
 * A company's own electric vehicle by its distance: Scope 2 by both methods and category 3.3, as of electricity that is
 * bought. kWh per km as the UK's publisher prints it, charging losses inside, × the grid of the location's country, in
 * the UK too (its own rows per km are this very product, rounded).
 *
 * Only what is charged away from the company's sites is entered so: at a site it is in the bill already. Hence
 * - the country's whole grid counts, not the part of it that the location is in: a vehicle charges wherever it goes;
 * - neither the location's contract nor the company's own factors for electricity hold: they are of what its meters count
 *   (Scope 2 guidance, chapter 7: an instrument covers the consumption it is conveyed to). So the market-based line has
 *   the residual mix, which the company may have entered, else the location-based factor, flagged, and a note why.
 *
 * The publisher's upstream row of a plug-in hybrid covers its fuel and its electricity. Its charging has therefore only
 * the losses of the grid in 3.3; the rest is with the entry of its fuel.
 */
export function chargingLines(context: EmissionContext, driven: Driven, link: FuelLink): EmissionLine[] {
  const { reference } = context;
  const { quantity, unit, date } = driven;
  const month = monthOf(date);
  const anywhere: EmissionContext = {
    ...context,
    gridSubregion: null,
    settings: { ...context.settings, companyFactors: residualMixesAmong(context.settings.companyFactors) },
  };
  const { electricity, steps } = electricityOf(anywhere, driven, link);
  const kilowattHour = reference.unit('kWh');
  const billed = {
    month,
    day: date,
    quantity: electricity,
    unit: kilowattHour,
    firstPosition: 0,
    utility: purchased(context),
    supplierFactor: null,
    cop: null,
    parts: [{ quantity: electricity, contract: null }],
  };
  const lines = electricityMonth(anywhere, billed, { hasUpstream: link.role === 'charging' });
  return lines.map((line) => ({
    ...line,
    activityQuantity: quantity,
    activityUnit: unit.symbol,
    steps: [...steps, ...line.steps],
    notes: line.method === 'market' ? [...line.notes, 'charged-elsewhere'] : line.notes,
  }));
}

/** kWh of the distance. Throws for the few countries without a published grid factor. */
function electricityOf(
  context: EmissionContext,
  { fuelCode, quantity, unit, date }: Driven,
  { activityId }: FuelLink,
): { electricity: Decimal; steps: ConversionStep[] } {
  const { reference, settings, countryCode } = context;
  const year = yearOf(date);
  const kilometre = reference.unit('km');
  const distance = convertUnit(quantity, unit, kilometre);
  const perKilometre = electricityUse(reference, activityId, kilometre, year, settings);
  if (!perKilometre) throw new EmissionProblem('factor_missing', 'fuelId', { item: fuelCode, year });
  if (!findGridFactor(context, year))
    throw new EmissionProblem('factor_missing', 'fuelId', { item: fuelCode, country: countryCode, year });
  const step: ConversionStep = {
    kind: 'electricity-use',
    from: kilometre.symbol,
    to: reference.unit('kWh').symbol,
    factor: perKilometre.value.toString(),
    source: perKilometre.source,
  };
  return { electricity: distance.quantity.times(perKilometre.value), steps: [...distance.steps, step] };
}

function purchased({ reference }: EmissionContext) {
  const electricity = reference.data.utilities.find(({ kind }) => kind === 'electricity');
  if (!electricity) throw new Error('The reference data has no electricity.');
  return electricity;
}
