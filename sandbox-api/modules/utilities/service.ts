import type { FieldIssue } from '#api/contract/field-issue';
import type { Utility } from '#api/contract/utilities';
import { requireLocationOrAll } from '#api/modules/locations/service';
import type { Ctx } from '#api/modules/platform/context';
import { localName } from '#api/modules/platform/names';
import { found } from '#api/modules/platform/problem-error';
import { toUnit, unitIssues } from '#api/modules/units/service';
import * as repository from './repository';

type ListInput = {
  params: { locationId: number };
  query: { listAllPossible: boolean; addOptionAll: boolean };
};

export async function listLocationUtilities({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: ListInput;
}): Promise<Utility[]> {
  const locationId = await requireLocationOrAll(ctx, params.locationId);
  const rows = query.listAllPossible
    ? await repository.findUtilities(ctx.db)
    : await repository.findUsedUtilities(ctx.db, ctx.session.companyId, locationId);
  const units = await repository.findUtilityUnits(ctx.db);
  const utilities = rows.map((row) => ({
    utilityId: row.id,
    name: localName(row, ctx.locale),
    isElectricity: row.isElectricity,
    units: units.filter((unit) => unit.utilityId === row.id).map((unit) => toUnit(unit, ctx)),
  }));
  return query.addOptionAll ? [allUtilities(ctx), ...utilities] : utilities;
}

/** What does not fit together among the utility and unit of an entry. */
export async function utilityIssues(
  ctx: Ctx,
  entry: { utilityId: number; unitId: number },
): Promise<FieldIssue[]> {
  const utility = await repository.findUtility(ctx.db, entry.utilityId);
  if (!utility) return [{ path: 'utilityId', code: 'unknownReference', params: {} }];
  const units = (await repository.findUtilityUnits(ctx.db)).filter(
    (unit) => unit.utilityId === entry.utilityId,
  );
  return unitIssues(entry.unitId, units, localName(utility, ctx.locale));
}

/** Loads a utility of the catalogue, or refuses it as missing. */
export async function requireUtility(ctx: Ctx, utilityId: number): Promise<repository.UtilityRow> {
  return found(await repository.findUtility(ctx.db, utilityId));
}

function allUtilities({ locale }: Ctx): Utility {
  return {
    utilityId: 0,
    name: locale === 'pl' ? 'Wszystkie media' : 'All utilities',
    isElectricity: false,
    units: [],
  };
}
