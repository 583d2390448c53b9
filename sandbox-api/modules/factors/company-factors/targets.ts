import type { CompanyFactorBody, CompanyFactorTarget } from '#api/contract/factors/company-factors';
import type { FieldIssue } from '#api/contract/field-issue';
import { factorName } from '#api/domain/factors/names/factor-name';
import type { UtilityKind } from '#api/domain/factors/reference-index';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { toUnit, type UnitNames, unitIssues } from '#api/modules/activity-data/units/service';
import * as repository from './repository';
import { residualMixName, subregionOf } from './residual-mix-names';

type Target = Pick<
  repository.StoredFactor,
  'locationId' | 'appliesTo' | 'fuelId' | 'fuelVariantId' | 'utilityId' | 'method' | 'activityId' | 'region'
>;
type Wanted = Target & Pick<repository.StoredFactor, 'unitId' | 'networkBoundary' | 'validFrom' | 'validTo'>;

/** Fuels that are burned and every utility; published activities are too many to list and are searched for. */
export async function listCompanyFactorTargets({ ctx }: { ctx: Ctx }): Promise<CompanyFactorTarget[]> {
  const fuelUnits = await repository.findFuelUnits(ctx.db);
  const variants = await repository.findVariants(ctx.db);
  const utilityUnits = await repository.findUtilityUnits(ctx.db);
  const unitsOf = (rows: readonly (UnitNames & { itemId: number })[], itemId: number) =>
    rows.filter((row) => row.itemId === itemId).map((row) => toUnit(row, ctx));
  const fuels = (await repository.findFuelTargets(ctx.db)).map((fuel) => ({
    appliesTo: 'fuel' as const,
    itemId: fuel.id,
    name: localName(fuel, ctx.locale),
    variants: variants
      .filter((variant) => variant.fuelId === fuel.id)
      .map((variant) => ({ fuelVariantId: variant.id, name: localName(variant, ctx.locale) })),
    units: unitsOf(fuelUnits, fuel.id),
    hasNetwork: false,
  }));
  const utilities = (await repository.findUtilityTargets(ctx.db)).map((utility) => ({
    appliesTo: 'utility' as const,
    itemId: utility.id,
    name: localName(utility, ctx.locale),
    variants: [],
    units: unitsOf(utilityUnits, utility.id),
    hasNetwork: comesByNetwork(utility.kind),
  }));
  return [...fuels, ...utilities];
}

/** Network losses of cooling are not published. */
export function comesByNetwork(kind: UtilityKind): boolean {
  return kind !== 'cooling';
}

/** The columns of a target; those of other types of target stay empty, whatever was sent. */
export function targetColumns(body: CompanyFactorBody): Target {
  const locationId = body.locationId ?? null;
  const none = {
    locationId,
    fuelId: null,
    fuelVariantId: null,
    utilityId: null,
    method: null,
    activityId: null,
    region: null,
  };
  if (body.appliesTo === 'fuel')
    return {
      ...none,
      appliesTo: 'fuel',
      fuelId: body.fuelId ?? null,
      fuelVariantId: body.fuelVariantId ?? null,
    };
  if (body.appliesTo === 'utility')
    return {
      ...none,
      appliesTo: 'utility',
      utilityId: body.utilityId ?? null,
      method: body.method ?? null,
    };
  if (body.appliesTo === 'residual-mix')
    return { ...none, locationId: null, appliesTo: 'residual-mix', region: body.region ?? null };
  return { ...none, appliesTo: 'activity', activityId: body.activityId ?? null };
}

/** What the target names must exist, the unit must be one it is measured in, and it must have a network to be stated before it. */
export async function targetIssues(ctx: Ctx, { unitId, ...target }: Wanted): Promise<FieldIssue[]> {
  if (target.appliesTo === 'activity') return activityIssues(ctx, target.activityId ?? 0, unitId);
  if (target.appliesTo === 'residual-mix') return residualMixIssues(ctx, unitId, target);
  const field = target.appliesTo === 'fuel' ? 'fuelId' : 'utilityId';
  const known = (await listCompanyFactorTargets({ ctx })).find(
    ({ appliesTo, itemId }) => appliesTo === target.appliesTo && itemId === target[field],
  );
  if (!known) return [unknown(field)];
  const isVariantKnown =
    target.fuelVariantId === null ||
    known.variants.some(({ fuelVariantId }) => fuelVariantId === target.fuelVariantId);
  const units = known.units.map(({ unitId: id, symbol, name }) => ({
    id,
    symbol,
    nameEn: name,
    namePl: name,
  }));
  return [
    ...(isVariantKnown ? [] : [unknown('fuelVariantId')]),
    ...(target.networkBoundary && !known.hasNetwork
      ? [{ path: 'networkBoundary', code: 'boundaryWithoutNetwork', params: {} }]
      : []),
    ...unitIssues(ctx, unitId, units, known.name),
  ];
}

async function activityIssues(ctx: Ctx, activityId: number, unitId: number): Promise<FieldIssue[]> {
  const units = await repository.findActivityUnits(ctx.db, activityId);
  if (units.length === 0) return [unknown('activityId')];
  const path = await repository.findActivityPath(ctx.db, activityId);
  return unitIssues(ctx, unitId, units, factorName(path, ctx.locale));
}

/** A residual mix is printed for a year, per energy; what a network loses is not in question. */
async function residualMixIssues(
  ctx: Ctx,
  unitId: number,
  { region, validFrom, validTo, networkBoundary }: Omit<Wanted, 'unitId'>,
): Promise<FieldIssue[]> {
  const isWholeYear = validFrom.endsWith('-01-01') && validTo === `${validFrom.slice(0, 4)}-12-31`;
  const units = await repository.findElectricityUnits(ctx.db);
  const isKnown = subregionOf(region ?? '') ?? (await repository.findCountry(ctx.db, region ?? ''));
  return [
    ...(isKnown ? [] : [unknown('region')]),
    ...(isWholeYear ? [] : [{ path: 'validTo', code: 'wholeYear', params: {} }]),
    ...(networkBoundary ? [{ path: 'networkBoundary', code: 'boundaryWithoutNetwork', params: {} }] : []),
    ...unitIssues(ctx, unitId, units, residualMixName[ctx.locale]),
  ];
}

function unknown(path: string): FieldIssue {
  return { path, code: 'unknownReference', params: {} };
}
