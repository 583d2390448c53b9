import type { FieldIssue } from '#api/contract/field-issue';
import type { Renewable } from '#api/contract/renewables';
import { requireLocationOrAll } from '#api/modules/locations/service';
import type { Ctx } from '#api/modules/platform/context';
import { localName } from '#api/modules/platform/names';
import { toUnit, unitIssues } from '#api/modules/units/service';
import * as repository from './repository';

type ListInput = {
  params: { locationId: number };
  query: { listAllPossible: boolean; addOptionAll: boolean };
};

export async function listLocationRenewables({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: ListInput;
}): Promise<Renewable[]> {
  const locationId = await requireLocationOrAll(ctx, params.locationId);
  const rows = query.listAllPossible
    ? await repository.findRenewables(ctx.db)
    : await repository.findUsedRenewables(ctx.db, ctx.session.companyId, locationId);
  const units = await repository.findRenewableUnits(ctx.db);
  const renewables = rows.map((row) => ({
    renewableId: row.id,
    name: localName(row, ctx.locale),
    units: units.filter((unit) => unit.renewableId === row.id).map((unit) => toUnit(unit, ctx)),
  }));
  return query.addOptionAll ? [allRenewables(ctx), ...renewables] : renewables;
}

/** What does not fit together among the renewable and unit of an entry. */
export async function renewableIssues(
  ctx: Ctx,
  entry: { renewableId: number; unitId: number },
): Promise<FieldIssue[]> {
  const renewable = await repository.findRenewable(ctx.db, entry.renewableId);
  if (!renewable) return [{ path: 'renewableId', code: 'unknownReference', params: {} }];
  const units = (await repository.findRenewableUnits(ctx.db)).filter(
    (unit) => unit.renewableId === entry.renewableId,
  );
  return unitIssues(entry.unitId, units, localName(renewable, ctx.locale));
}

function allRenewables({ locale }: Ctx): Renewable {
  return {
    renewableId: 0,
    name: locale === 'pl' ? 'Wszystkie odnawialne źródła' : 'All renewables',
    units: [],
  };
}
