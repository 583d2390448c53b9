import type { Unit, UnitConversion } from '#api/contract/activity-data/units';
import type { FieldIssue } from '#api/contract/field-issue';
import { localSymbol } from '#api/domain/units/local-symbol';
import { convertibleUnits, unitRatio } from '#api/domain/units/units';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { found } from '#api/kernel/problem-error';
import * as repository from './repository';

export { findUnits, type UnitNames } from './repository';

type Conversions = {
  params: { unitId: number };
  query: { includeDest: boolean; fuelId?: number; utilityId?: number; renewableId?: number };
};

/**
 * Units of the same dimension; for an item, the units it may be entered in: a fuel's litres also become
 * kilograms and kilowatt-hours by its density and calorific value.
 */
export async function listUnitConversions({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: Conversions;
}): Promise<UnitConversion[]> {
  const all = await repository.findUnits(ctx.db);
  const asked = found(all.find((unit) => unit.id === params.unitId));
  const ofItem = await repository.findItemUnits(ctx.db, query);
  const reachable = ofItem ?? convertibleUnits(asked, all);
  const others = all.filter(
    (unit) => unit.id !== asked.id && reachable.some((candidate) => candidate.id === unit.id),
  );
  const listed = query.includeDest ? [asked, ...others] : others;
  return listed.map((unit) => ({
    ...toUnit(unit, ctx),
    factor: unitRatio(asked, unit)?.toNumber() ?? null,
  }));
}

export function toUnit(row: repository.UnitNames, { locale }: Pick<Ctx, 'locale'>): Unit {
  return { unitId: row.id, symbol: localSymbol(row.symbol, locale), name: localName(row, locale) };
}

/** Refuses a unit that an item cannot be entered in, and names both. */
export function unitIssues(
  { locale }: Pick<Ctx, 'locale'>,
  unitId: number,
  allowed: readonly repository.UnitNames[],
  itemName: string,
): FieldIssue[] {
  if (allowed.some((unit) => unit.id === unitId)) return [];
  const listed = allowed.map((unit) => localSymbol(unit.symbol, locale)).join(', ');
  return [{ path: 'unitId', code: 'unitNotListed', params: { item: itemName, units: listed } }];
}
