import type { EmissionContext } from '#api/domain/emissions/activity';
import { lossActivityOf } from '#api/domain/emissions/choose-factor/factor-chains';
import { printedTotal } from '#api/domain/emissions/lines/energy-line';
import { Remembered } from '#api/domain/factors/remembered';
import type { Selection, SelectionNote } from '#api/domain/factors/select-factor';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import { gridGrossLoss } from '#api/domain/units/fuel-properties';

/** Losses of a network per unit delivered, with the two printed rows they are derived from. */
export type LossShare = { share: { value: Decimal; source: string }; notes: readonly SelectionNote[] };

/** Printed emissions of what is lost for each printed kilogram of what arrives. */
export function lossShareOf(
  { reference }: EmissionContext,
  lost: Selection | undefined,
  delivered: Selection | undefined,
): LossShare | undefined {
  if (!lost || !delivered || printedTotal(delivered.factor).isZero()) return undefined;
  const share = shares.answer(reference, `${lost.factor.id} ${delivered.factor.id}`, () => {
    const { series } = reference.edition(lost.factor.editionId);
    return {
      value: printedTotal(lost.factor).div(printedTotal(delivered.factor)),
      source: `${series} ${lost.factor.yearFrom}: ${lost.factor.kgCo2e} / ${delivered.factor.kgCo2e}`,
    };
  });
  return { share, notes: lost.notes.filter((note) => note === 'nearest-year' || note === 'chosen-edition') };
}

/**
 * Of the part of the grid that the location is in: printed as a share of what comes into it, so each unit delivered
 * takes that share of the rest. Other years have the loss of the nearest printed one, flagged.
 */
export function lossShareOfSubregion(context: EmissionContext, year: number): LossShare | undefined {
  const { reference, gridSubregion, settings } = context;
  const activityId = gridSubregion ? reference.findActivityId(lossActivityOf(gridSubregion)) : undefined;
  const lost = activityId === undefined ? undefined : gridGrossLoss(reference, activityId, year, settings);
  if (activityId === undefined || !lost) return undefined;
  const value = lost.value.div(decimal(1).minus(lost.value));
  const isOfYear = reference.propertiesOf(activityId).some((row) => row.year === year);
  const notes: SelectionNote[] = isOfYear ? [] : ['nearest-year'];
  return { share: { value, source: `${lost.source}, ${lost.value} / (1 - ${lost.value})` }, notes };
}

/** Of another country's network. */
export function asProxy(lost: LossShare): LossShare {
  return { ...lost, notes: ['loss-share-proxy', 'proxy-region'] };
}

const shares = new Remembered<{ value: Decimal; source: string }>();
