import type { IntakeChoices } from '../../model';
import { amountOf, decimal } from '../decimal';
import { readUnit, type UnitText } from './read-unit';

type Item = IntakeChoices['items'][number];

/** A unit of the item, and how many of it are in one of the file's unit; null if they are the same unit. */
export type UnitMatch = { unitId: number; conversion: { times: string; dividedBy: string } | null };

type Offered = { unitId: number; unit: UnitText };

/** American units of energy, which by custom count the gross calorific value of a fuel. */
const grossByCustom = new Set(['therm', 'mmBtu', 'kBtu']);

/** Where several units of an item would do, the one that bills are mostly in. */
const usualCodes = ['kWh', 'm3', 'l', 'kg', 't', 'km'];

/** The unit of the item that a text means; undefined if it means none of them. */
export function chooseUnit(text: string, item: Item): UnitMatch | undefined {
  const asWritten = item.units.find(({ symbol }) => symbol === text.trim());
  if (asWritten) return { unitId: asWritten.unitId, conversion: null };
  const unit = readUnit(text);
  if (!unit) return undefined;
  const offered = item.units.flatMap(({ unitId, symbol }) => {
    const known = readUnit(symbol);
    return known ? [{ unitId, unit: known }] : [];
  });
  return sameUnit(unit, offered) ?? convertedUnit(unit, offered);
}

/** The amount in the chosen unit, with nine decimals. */
export function convertAmount(amount: number, { conversion }: UnitMatch): number {
  if (!conversion) return amount;
  return amountOf(decimal(amount).times(conversion.times).div(conversion.dividedBy));
}

function sameUnit(unit: UnitText, offered: Offered[]): UnitMatch | undefined {
  const same = offered.filter((other) => other.unit.code === unit.code);
  const found = same.find((other) => other.unit.basis === unit.basis) ?? byCustom(unit, same);
  return found && { unitId: found.unitId, conversion: null };
}

/** `therm` means the `therm (gross CV)` of a fuel. A bare `kWh` of a fuel says nothing and is asked about. */
function byCustom(unit: UnitText, offered: Offered[]): Offered | undefined {
  if (unit.basis !== null || !grossByCustom.has(unit.code)) return undefined;
  return offered.find((other) => other.unit.basis === 'gross');
}

/** Never between calorific bases, mass and volume: that depends on the fuel, and the API does it with its factors. */
function convertedUnit(unit: UnitText, offered: Offered[]): UnitMatch | undefined {
  const alike = offered.filter((other) => other.unit.dimension === unit.dimension);
  const sameBasis = alike.filter((other) => other.unit.basis === unit.basis);
  const candidates = sameBasis.length > 0 ? sameBasis : customary(unit, alike);
  const usual = usualCodes.flatMap((code) => candidates.filter((other) => other.unit.code === code));
  const target = usual[0] ?? candidates[0];
  return (
    target && {
      unitId: target.unitId,
      conversion: { times: unit.perBase, dividedBy: target.unit.perBase },
    }
  );
}

function customary(unit: UnitText, offered: Offered[]): Offered[] {
  if (unit.basis !== null || !grossByCustom.has(unit.code)) return [];
  return offered.filter((other) => other.unit.basis === 'gross');
}
