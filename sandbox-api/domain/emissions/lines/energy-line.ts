import type { EmissionContext, SupplierFactor } from '#api/domain/emissions/activity';
import {
  type EmissionLine,
  type Entered,
  emptyLine,
  noGases,
  type Scope2Method,
  withTotal,
} from '#api/domain/emissions/emission-line';
import type { CompanyFactor } from '#api/domain/factors/company-factor';
import type { FactorRecord } from '#api/domain/factors/factor-set';
import { reasonOf, type Selection, type SelectionNote } from '#api/domain/factors/select-factor';
import { type ConversionStep, type Converted, convertUnit } from '#api/domain/units/conversion';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Unit } from '#api/domain/units/units';
import { applyFactor, ownFactor, publishedFactor, statedTotal } from './apply-factor';

export type EnergyLine = Entered & { method: Scope2Method | 'none' };

/** `share` is a further step: the share lost in the grid. */
type Extra = { notes?: readonly SelectionNote[]; share?: { value: Decimal; source: string } };

/** A line of energy by a published factor. */
export function energyLine(
  context: EmissionContext,
  line: EnergyLine,
  selection: Selection,
  extra: Extra = {},
): EmissionLine {
  const { reference, settings } = context;
  const target = reference.unit(selection.factor.unit);
  const { quantity, steps } = inFactorUnit(line, target, extra);
  const applied = applyFactor(reference, {
    quantity,
    factor: publishedFactor(reference, selection.factor),
    gwpSet: settings.gwpSet,
    origin: 'fossil',
  });
  const notes = [
    ...selection.notes,
    ...(extra.notes ?? []),
    ...(applied.isPublishedTotalOnly ? (['published-co2e-only'] as const) : []),
  ];
  return {
    ...emptyLine(line),
    method: line.method,
    isHeadline: line.scope === 2 && line.method === settings.headlineScope2Method,
    factorQuantity: quantity,
    factorUnit: target.symbol,
    gases: applied.gases,
    kgCo2e: applied.kgCo2e,
    kgCo2Biogenic: applied.kgCo2Biogenic,
    factor: selection.factor,
    gwpSet: applied.gwpSet,
    reason: reasonOf(notes),
    notes,
    steps,
  };
}

function inFactorUnit(line: EnergyLine, target: Unit, { share }: Extra): Converted {
  const converted = convertUnit(line.quantity, line.unit, target);
  // The same list where nothing is added: what is said of one list holds for all lines that share it.
  if (!share) return converted;
  const step: ConversionStep = {
    kind: 'loss-share',
    from: target.symbol,
    to: target.symbol,
    factor: share.value.toString(),
    source: share.source,
  };
  return { quantity: converted.quantity.times(share.value), steps: [...converted.steps, step] };
}

/** A line by the supplier's own stated factor. */
export function supplierLine(
  context: EmissionContext,
  line: EnergyLine,
  supplier: SupplierFactor,
): EmissionLine {
  const target = context.reference.unitById(supplier.unitId);
  if (!target)
    throw new EmissionProblem('unit_not_convertible', 'supplierFactor', {
      from: line.unit.symbol,
      to: String(supplier.unitId),
    });
  const converted = convertUnit(line.quantity, line.unit, target);
  const value = decimal(supplier.kgCo2ePerUnit);
  return {
    ...emptyLine(line),
    method: line.method,
    isHeadline: line.scope === 2 && line.method === context.settings.headlineScope2Method,
    factorQuantity: converted.quantity,
    factorUnit: target.symbol,
    ...withTotal({ ...noGases, other: converted.quantity.times(value) }),
    factorValue: value,
    reason: 'supplier',
    steps: converted.steps,
  };
}

/** A line by the company's own factor. */
export function companyLine(
  context: EmissionContext,
  line: EnergyLine,
  own: CompanyFactor,
  extra: Extra = {},
): EmissionLine {
  const { reference, settings } = context;
  const target = reference.unit(own.unit);
  const { quantity, steps } = inFactorUnit(line, target, extra);
  const factor = ownFactor(own);
  const { gwpSet } = settings;
  const applied = applyFactor(reference, { quantity, factor, gwpSet, origin: 'fossil' });
  return {
    ...emptyLine(line),
    method: line.method,
    isHeadline: line.scope === 2 && line.method === settings.headlineScope2Method,
    factorQuantity: quantity,
    factorUnit: target.symbol,
    gases: applied.gases,
    kgCo2e: applied.kgCo2e,
    kgCo2Biogenic: applied.kgCo2Biogenic,
    companyFactorId: own.id,
    factorValue: statedTotal(own),
    gwpSet: applied.gwpSet,
    reason: 'company-factor',
    notes: [
      ...(applied.isPublishedTotalOnly ? (['published-co2e-only'] as const) : []),
      ...(factor.gases === 'co2' ? (['co2-only'] as const) : []),
      ...(extra.notes ?? []),
    ],
    steps,
  };
}

/** Energy that emits nothing by contract or because it is made on site. */
export function zeroLine(
  context: EmissionContext,
  line: EnergyLine,
  reason: 'contract' | 'self-generated',
  notes: readonly SelectionNote[],
): EmissionLine {
  return {
    ...emptyLine(line),
    method: line.method,
    isHeadline: line.scope === 2 && line.method === context.settings.headlineScope2Method,
    factorValue: decimal(0),
    gwpSet: context.settings.gwpSet,
    reason,
    notes,
  };
}

/** The printed total of a row, per its unit. */
export function printedTotal(factor: FactorRecord): Decimal {
  return decimal(factor.kgCo2e ?? 0);
}
