import type { Location } from '#api/contract/company/locations';
import type { FieldIssue } from '#api/contract/field-issue';
import type { Facility, FacilityRow, ReportLocation } from '#api/contract/reports/facilities';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { lastChangeOf } from '#api/kernel/last-change';
import { localName } from '#api/kernel/names';
import { notFound, refuse } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import {
  markHeaderChanged,
  markStepSeen,
  requireEditable,
  requireReadable,
  type StoredHeader,
} from '#api/modules/reports/headers/service';
import { allLocations, locationsOfPeriod } from '#api/modules/reports/periods/service';
import * as repository from './repository';

type Call<Input> = { ctx: Ctx; input: Input };

export async function listFacilities({ ctx }: { ctx: Ctx }): Promise<Facility[]> {
  const types = await repository.findFacilityTypes(ctx.db);
  return types.map((type) => ({ facilityId: type.id, name: localName(type, ctx.locale) }));
}

export async function listReportLocations({
  ctx,
  input: { params },
}: Call<{ params: { id: number } }>): Promise<ReportLocation[]> {
  return placesOf(ctx, asksForThem(await requireReadable(ctx, params.id)));
}

/** Locations of the period, and those that the report names already, because one may have been archived since. */
async function placesOf(ctx: Ctx, header: StoredHeader): Promise<ReportLocation[]> {
  const { companyId, id } = header.row;
  const rows = await repository.findFacilities(ctx.db, companyId, [id]);
  return (await choicesOf(ctx, header, rows)).map(({ locationId, name, address, area, active }) => ({
    locationId,
    name,
    address,
    area,
    active,
    facilities: rows.filter((row) => row.locationId === locationId).map(toWire),
  }));
}

async function choicesOf(
  ctx: Ctx,
  { row }: StoredHeader,
  named: readonly { locationId: number }[],
): Promise<Location[]> {
  const ofPeriod = new Set((await locationsOfPeriod(ctx, row)).map(({ locationId }) => locationId));
  const all = await allLocations(ctx);
  return all.filter(
    ({ locationId }) => ofPeriod.has(locationId) || named.some((one) => one.locationId === locationId),
  );
}

type Replaced = { params: { id: number }; body: FacilityRow[]; unmodifiedSince: Date | undefined };

export async function replaceReportFacilities({
  ctx,
  input: { params, body, unmodifiedSince },
}: Call<Replaced>): Promise<ReportLocation[]> {
  return transaction(ctx, async (ctx) => {
    const header = asksForThem(await requireEditable(ctx, params.id));
    const { companyId, id: headerId, updatedOn } = header.row;
    await assertUnmodified(
      updatedOn,
      unmodifiedSince,
      () => placesOf(ctx, header),
      () => lastChangeOf(ctx, 'report_headers', headerId, updatedOn),
    );
    const before = await repository.findFacilities(ctx.db, companyId, [headerId]);
    refuse(await issuesOf(ctx, header, { body, before }));
    const rows = body.map((row, index) => ({ companyId, headerId, ...columnsOf(row), position: index + 1 }));
    // Saved unchanged, they are no change: the stamps of the report stay.
    if (JSON.stringify(rows.map(traceOf)) === JSON.stringify(before.map(traceOf)))
      await markStepSeen(ctx, header, 'facilities');
    else {
      await repository.replaceFacilities(ctx.db, { companyId, headerId }, rows);
      await repository.stampHeader(ctx.db, { companyId, headerId }, nextStamp(ctx.platform.clock, updatedOn));
      await markHeaderChanged(ctx, header, 'facilities');
    }
    await audit(ctx, {
      action: 'update',
      entity: 'report_headers',
      entityId: headerId,
      before: { facilities: before.map(traceOf) },
      after: { name: header.row.name, facilities: rows.map(traceOf) },
    });
    return placesOf(ctx, header);
  });
}

type Change = { body: readonly FacilityRow[]; before: readonly repository.StoredFacility[] };

/** Each invalid field, by the position of its row. */
async function issuesOf(ctx: Ctx, header: StoredHeader, { body, before }: Change): Promise<FieldIssue[]> {
  const places = new Set((await choicesOf(ctx, header, before)).map(({ locationId }) => locationId));
  const types = new Set((await repository.findFacilityTypes(ctx.db)).map(({ id }) => id));
  const unknown = (path: string) => ({ path, code: 'unknownReference', params: {} });
  return body.flatMap(({ reportHeaderId, locationId, facilityId }, index) => [
    ...(reportHeaderId === header.row.id ? [] : [unknown(`${index}.reportHeaderId`)]),
    ...(places.has(locationId) ? [] : [unknown(`${index}.locationId`)]),
    ...(types.has(facilityId) ? [] : [unknown(`${index}.facilityId`)]),
  ]);
}

/** Only the greenhouse gas report has them. */
function asksForThem(header: StoredHeader): StoredHeader {
  if (header.questionnaireType !== 'GHG') throw notFound();
  return header;
}

function columnsOf({ locationId, facilityId, area, isOwned, exclude }: FacilityRow) {
  return { locationId, facilityId, areaM2: area, isOwned, isExcluded: exclude };
}

function traceOf({ locationId, facilityId, areaM2, isOwned, isExcluded }: repository.FacilityColumns) {
  return { locationId, facilityId, areaM2, isOwned, isExcluded };
}

function toWire(row: repository.StoredFacility): FacilityRow {
  return {
    reportHeaderId: row.headerId,
    locationId: row.locationId,
    facilityId: row.facilityId,
    area: row.areaM2,
    isOwned: row.isOwned,
    exclude: row.isExcluded,
  };
}

/** Facilities of several reports, by `header location`. */
export async function facilitiesByLocation(
  { db, session }: Ctx,
  headerIds: readonly number[],
): Promise<ReadonlyMap<string, repository.StoredFacility[]>> {
  const byLocation = new Map<string, repository.StoredFacility[]>();
  for (const row of await repository.findFacilities(db, session.companyId, headerIds)) {
    const key = `${row.headerId} ${row.locationId}`;
    byLocation.set(key, [...(byLocation.get(key) ?? []), row]);
  }
  return byLocation;
}
