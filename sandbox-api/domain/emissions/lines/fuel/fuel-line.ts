import { monthOf } from '#api/domain/calendar/calendar';
import { isOwnSeries } from '#api/domain/emissions/choose-factor/factor-chains';
import { type EmissionLine, emptyLine, type LineScope } from '#api/domain/emissions/emission-line';
import {
  type Applied,
  applyFactor,
  type FactorPart,
  publishedFactor,
} from '#api/domain/emissions/lines/apply-factor';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import type { FactorRecord } from '#api/domain/factors/factor-set';
import type { FuelLink } from '#api/domain/factors/reference-index';
import { reasonOf, type Selection, type SelectionNote } from '#api/domain/factors/select-factor';
import { type Converted, converted } from '#api/domain/units/conversion';
import type { Burned, EnergyLink } from './burned-fuel';
import { choose } from './choose-fuel-factor';

export type Wanted = { scope: LineScope; category: string; part: FactorPart };

/** The line of one linked activity; undefined when it has no factor at all. A unit that cannot be reached throws. */
export function lineOf(burned: Burned, link: EnergyLink, wanted: Wanted): EmissionLine | undefined {
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
export function figuresOf(
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

export function figureNotes({ steps }: Converted, applied: Applied): SelectionNote[] {
  return [
    ...(applied.isPublishedTotalOnly ? (['published-co2e-only'] as const) : []),
    ...(steps.some((step) => step.kind === 'assumption') ? (['plain-energy-is-gross'] as const) : []),
  ];
}

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
