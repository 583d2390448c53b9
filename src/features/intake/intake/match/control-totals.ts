import type { ControlTotal } from '../model';
import { type Decimal, decimal, zero } from './decimal';
import { readUnit } from './units/read-unit';

export type Totals = {
  /** A null amount changes nothing. `recorded` only differs from `file` if the user corrected the amount. */
  record: (unit: string | null, file: number | null, recorded: number | null) => void;
  leaveOut: (unit: string | null, amount: number | null) => void;
  all: () => ControlTotal[];
};

type Sums = { unit: string | null; file: Decimal; recorded: Decimal; leftOut: Decimal };

/** Sums per unit of the file, in decimals: floating-point sums of thousands of rows would not balance. */
export function openTotals(): Totals {
  const sums = new Map<string, Sums>();
  const sumsOf = (unit: string | null) => {
    const key = unit === null ? '' : unitKeyOf(unit);
    const known = sums.get(key) ?? { unit: unit?.trim() ?? null, file: zero, recorded: zero, leftOut: zero };
    sums.set(key, known);
    return known;
  };
  return {
    record: (unit, file, recorded) => {
      if (file === null && recorded === null) return;
      const of = sumsOf(unit);
      of.file = of.file.plus(decimal(file ?? recorded ?? 0));
      of.recorded = of.recorded.plus(decimal(recorded ?? 0));
    },
    leaveOut: (unit, amount) => {
      if (amount === null) return;
      const of = sumsOf(unit);
      of.file = of.file.plus(decimal(amount));
      of.leftOut = of.leftOut.plus(decimal(amount));
    },
    all: () =>
      [...sums.values()].map(({ unit, file, recorded, leftOut }) => ({
        unit,
        file: file.toNumber(),
        recorded: recorded.toNumber(),
        leftOut: leftOut.toNumber(),
      })),
  };
}

/** `kWh` and `KWH` are one unit. */
function unitKeyOf(unit: string): string {
  const known = readUnit(unit);
  return known ? `${known.code} ${known.basis ?? ''}` : unit.trim().toLowerCase();
}
