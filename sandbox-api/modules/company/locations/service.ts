import type { Location } from '#api/contract/company/locations';
import type { FieldIssue } from '#api/contract/field-issue';
import type { Ctx } from '#api/kernel/context';
import { found } from '#api/kernel/problem-error';
import { findLocation, findLocations, type LocationRow } from './repository';

export { lockLocation, lockLocationOf, lockLocations } from './repository';

import { allLocations, toLocation } from './wire';

type ListInput = { query: { addOptionAll: boolean; includeInactive: boolean } };

export async function listLocations({
  ctx,
  input: { query },
}: {
  ctx: Ctx;
  input: ListInput;
}): Promise<Location[]> {
  const rows = await findLocations(ctx.db, ctx.session.companyId, query);
  const { compare } = new Intl.Collator(ctx.locale, { numeric: true });
  const locations = rows
    .map((row) => toLocation(row, ctx.locale))
    .sort((a, b) => compare(a.name, b.name) || a.locationId - b.locationId);
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

/** Loads a location of the caller's company; one of another company is reported as missing. */
export async function requireLocation(ctx: Ctx, locationId: number): Promise<LocationRow> {
  return found(await findLocation(ctx.db, ctx.session.companyId, locationId));
}

/** The same for a query where 0 stands for all locations, which is null from here on. */
export async function requireLocationOrAll(ctx: Ctx, locationId: number): Promise<number | null> {
  if (locationId === 0) return null;
  await requireLocation(ctx, locationId);
  return locationId;
}

/** For a location named in a body: an unknown or archived one is a problem of the field. */
export async function locationIssues(ctx: Ctx, locationId: number): Promise<FieldIssue[]> {
  const row = await findLocation(ctx.db, ctx.session.companyId, locationId);
  return placeIssues(row?.location);
}

/** The same for a location that has been looked up. */
export function placeIssues(location: { isActive: boolean } | undefined): FieldIssue[] {
  return location?.isActive ? [] : [{ path: 'locationId', code: 'unknownReference', params: {} }];
}
