import { Remembered } from '#api/domain/factors/remembered';
import type { Selection, SelectionNote } from '#api/domain/factors/select-factor';
import type { Decimal } from '#api/domain/units/decimal';
import type { EmissionContext } from './activity';
import { printedTotal } from './energy-line';

/** What a network loses of each unit delivered, with the two printed rows it follows from. */
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

/** Of another country's network. */
export function asProxy(lost: LossShare): LossShare {
  return { ...lost, notes: ['loss-share-proxy', 'proxy-region'] };
}

const shares = new Remembered<{ value: Decimal; source: string }>();
