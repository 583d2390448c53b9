import type { Location } from '#api/contract/locations';
import type { Locale } from '#api/contract/messages';
import type { Ctx } from '#api/modules/platform/context';
import { fieldProblem, found } from '#api/modules/platform/problem-error';
import { findLocation, findLocations, type LocationRow } from './repository';

type ListInput = { query: { addOptionAll: boolean; includeInactive: boolean } };

export async function listLocations({
  ctx,
  input: { query },
}: {
  ctx: Ctx;
  input: ListInput;
}): Promise<Location[]> {
  const rows = await findLocations(ctx.db, ctx.session.companyId, query);
  const locations = rows.map((row) => toLocation(row, ctx.locale));
  return query.addOptionAll ? [allLocations(ctx.locale), ...locations] : locations;
}

export async function readLocation({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { params: { id: number } };
}): Promise<Location> {
  return toLocation(await requireLocation(ctx, input.params.id), ctx.locale);
}

/** Loads a location of the caller's company; a foreign one is as missing as one that never was. */
export async function requireLocation(ctx: Ctx, locationId: number): Promise<LocationRow> {
  return found(await findLocation(ctx.db, ctx.session.companyId, locationId));
}

/** The same for a location named in a body: there a wrong one is a mistake in a field. */
export async function requireActiveLocation(ctx: Ctx, locationId: number): Promise<LocationRow> {
  const row = await findLocation(ctx.db, ctx.session.companyId, locationId);
  if (!row?.location.isActive) throw fieldProblem('locationId', 'unknownReference');
  return row;
}

function toLocation(row: LocationRow, locale: Locale): Location {
  const { location } = row;
  const countryName = locale === 'pl' ? row.countryNamePl : row.countryNameEn;
  const town = [location.postCode, location.town].filter(Boolean).join(' ');
  const lines = [location.address1, location.address2, location.address3, town, countryName];
  return {
    locationId: location.id,
    name: location.name,
    address: lines.filter(Boolean).join(', '),
    countryId: location.countryId,
    countryName,
    town: location.town,
    postCode: location.postCode,
    address1: location.address1,
    address2: location.address2,
    address3: location.address3,
    area: location.areaM2,
    active: location.isActive,
    dateDisabled: location.disabledOn,
    updatedOn: location.updatedOn.toISOString(),
  };
}

function allLocations(locale: Locale): Location {
  return {
    locationId: 0,
    name: locale === 'pl' ? 'Wszystkie lokalizacje' : 'All locations',
    address: '',
    countryId: null,
    countryName: null,
    town: null,
    postCode: null,
    address1: null,
    address2: null,
    address3: null,
    area: null,
    active: true,
    dateDisabled: null,
    updatedOn: null,
  };
}
