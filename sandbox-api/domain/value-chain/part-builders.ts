import type { EnteredStep, Scope3Part } from '#api/domain/emissions/activity';
import type { UtilityKind } from '#api/domain/factors/reference-index';
import { decimal } from '#api/domain/units/decimal';
import type { EntryValues } from './entry-values';
import { refrigerantGroup } from './shared-fields';

/** A share in per cent as a step that keeps the unit; an empty one counts as the whole. */
export function shareStep(values: EntryValues, field: string, unit: string): EnteredStep[] {
  if (!values.has(field)) return [];
  return [{ to: unit, factor: decimal(values.number(field)).div(100).toString(), field }];
}

/** A number entered beside the quantity, as a step to `to`. */
export function timesStep(values: EntryValues, field: string, to: string): EnteredStep {
  return { to, factor: values.number(field), field };
}

type Steps = (unit: string) => EnteredStep[];
const none: Steps = () => [];

/** A partner's stated emissions: kg or t CO2e, with their source. */
export function statedPart(
  values: EntryValues,
  field: string,
  unitField: string,
  steps: Steps = none,
): Scope3Part {
  return {
    field,
    quantity: values.number(field),
    unit: values.text(unitField),
    stepsFrom: 'kgCO2e',
    steps: steps('kgCO2e'),
    basis: { kind: 'stated', kgCo2ePerUnit: '1', source: sourceOf(values) },
  };
}

/** The partner or source that states them, and where; both are shown in the trail. */
export function sourceOf(values: EntryValues): string {
  return [values.text('supplier'), values.text('factorSource')].filter(Boolean).join(': ');
}

/** Fuel burned by another party; no part if the field is empty. */
export function fuelParts(values: EntryValues, steps: Steps = none): Scope3Part[] {
  if (!values.has('fuelType')) return [];
  const unit = values.text('fuelUnit');
  return [
    {
      field: 'fuelQuantity',
      quantity: values.number('fuelQuantity'),
      unit,
      steps: steps(unit),
      basis: { kind: 'fuel', fuelId: Number(values.text('fuelType')) },
    },
  ];
}

export function refrigerantParts(values: EntryValues, steps: Steps = none): Scope3Part[] {
  const [type = '', leak = ''] = refrigerantGroup;
  if (!values.has(type)) return [];
  return [
    {
      field: leak,
      quantity: values.number(leak),
      unit: 'kg',
      steps: steps('kg'),
      basis: { kind: 'fuel', fuelId: Number(values.text(type)) },
    },
  ];
}

/** Energy used by another party on the grid of a country. */
export function energyPart(
  values: EntryValues,
  input: {
    field: string;
    unit: string;
    steps?: Steps;
    utility?: UtilityKind;
    extent?: 'generation' | 'life-cycle';
  },
): Scope3Part {
  const { field, unit, steps = none, utility = 'electricity', extent = 'generation' } = input;
  return {
    field,
    quantity: values.number(field),
    unit,
    steps: steps(unit),
    basis: { kind: 'energy', utility, countryCode: values.text('country'), extent },
  };
}
