import { z } from 'zod';
import { isInOrder, orderIssue } from '#api/contract/emissions/lookups';
import { type ExtraTexts, extraInputs } from '#api/contract/extra-texts';
import { amount, date, id, optionalLine } from '#api/contract/fields';

/** The values of a bill that covers a period: for a utility, or a meter of renewable energy. */
export const periodFields = z.object({
  typeId: id,
  value: amount,
  unitId: id,
  startDate: date,
  endDate: date,
  reference: optionalLine(120),
});
export type PeriodEntry = z.output<typeof periodFields>;
export type PeriodValues = z.input<typeof periodFields>;

/** The rules of the contract, and the last day on which anything can have been used so far. */
export function periodSchema(
  today: string,
  texts: ExtraTexts,
  numbers: Readonly<Record<never, z.ZodType>> = {},
) {
  // The kind defines their names; here they are only passed on.
  const extra: Record<never, z.ZodType> = extraInputs(texts);
  return periodFields
    .extend(extra)
    .extend(numbers)
    .refine(isInOrder, orderIssue)
    .refine(({ endDate }) => endDate <= today, { path: ['endDate'], params: { code: 'dateAfterToday' } });
}

export const emptyPeriod = {
  typeId: null as never,
  value: null as never,
  unitId: null as never,
  startDate: null as never,
  endDate: null as never,
  reference: '',
} satisfies PeriodValues;

/** What can be entered: electricity, heat, rooftop photovoltaics. */
export type PeriodType = { id: number; name: string; units: readonly UnitOption[] };
export type UnitOption = { unitId: number; symbol: string; name: string };
