import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FacilityRow,
  largestAreaM2,
  listFacilities,
  listReportLocations,
  replaceReportFacilities,
} from '#api/contract/reports/facilities';
import { readReportHeader, shareReportHeader } from '#api/contract/reports/headers';
import { locations } from '#api/db/schema/company';
import { createTestApi } from '#api/testing/create-test-api';
import { beginReport, finishedReport, recordYear, reportIds } from '#api/testing/filled/filled-report';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let id: number;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  await recordYear(api, owner);
  id = (await beginReport(api, owner)).body.reportHeaderId;
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const row = (over: Partial<FacilityRow> = {}): FacilityRow => ({
  reportHeaderId: id,
  locationId: owner.locationId,
  facilityId: 1,
  area: 300,
  isOwned: true,
  exclude: false,
  ...over,
});

const replace = (body: FacilityRow[], token = owner.token.User, seenUpdatedOn?: string) =>
  api.call(replaceReportFacilities, {
    token,
    params: { id },
    body,
    ...(seenUpdatedOn ? { seenUpdatedOn } : {}),
  });

const list = async (token = owner.token.User) => api.call(listReportLocations, { token, params: { id } });

const archive = () =>
  api.db.update(locations).set({ isActive: false }).where(eq(locations.id, owner.locationId));

describe('facilities', () => {
  // spec: reports.facilities.rows, reports.calls.facilities
  it('are of the shipped types, in the language of the reader', async () => {
    const { body } = await api.call(listFacilities, { token: owner.token.View });
    expect(body.length).toBeGreaterThan(14);
    expect(body[0]).toEqual({ facilityId: 1, name: 'Office' });
  });

  // spec: reports.facilities.rows, reports.calls.facilities
  it('are replaced as a whole, in order, under the locations of the company', async () => {
    const rows = [row({ exclude: true }), row({ facilityId: 4, area: 1000, isOwned: false })];
    const { status, body } = await replace(rows);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ locationId: owner.locationId, active: true, facilities: rows }]);
    expect(body[0]?.address).toContain('Poznań');
    expect((await replace([row()])).body[0]?.facilities).toEqual([row()]);
    expect((await replace([])).body[0]?.facilities).toEqual([]);
  });

  // spec: reports.validation.facilities
  it.each([
    ['a kind that there is not', { facilityId: 999 }, '1.facilityId'],
    ['no area', { area: 0 }, '1.area'],
    ['too much area', { area: largestAreaM2 + 1 }, '1.area'],
    ['half a square metre', { area: 0.5 }, '1.area'],
    ['another report', { reportHeaderId: 999_999 }, '1.reportHeaderId'],
  ])('are refused for %s, at the field of their row', async (_, over, field) => {
    const { status, problem } = await replace([row(), row(over)]);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
  });

  it('are refused at a location of another company', async () => {
    const stranger = await api.company();
    const { problem } = await replace([row({ locationId: stranger.locationId })]);
    expect(problem.errors).toEqual({ '0.locationId': ['Choose one of the listed values'] });
  });

  // spec: reports.facilities.blocks
  it('stay at a location that was archived since, which is shown as deactivated', async () => {
    await replace([row()]);
    await archive();
    expect((await list()).body).toMatchObject([{ active: false, facilities: [row()] }]);
    expect((await replace([row({ area: 400 })])).status).toBe(200);
  });

  it('are refused at an archived location without data in the period', async () => {
    const empty = await api.company();
    await recordYear(api, empty);
    const now = api.clock.now();
    const [place] = await api.db
      .insert(locations)
      .values({
        companyId: empty.companyId,
        name: 'Closed',
        countryId: 616,
        town: 'Łódź',
        address1: 'Polna 2',
        isActive: false,
        createdOn: now,
        updatedOn: now,
      })
      .returning();
    id = (await beginReport(api, empty)).body.reportHeaderId;
    const { problem } = await replace([row({ locationId: place?.id ?? 0 })], empty.token.User);
    expect(problem.errors).toHaveProperty(['0.locationId']);
    expect((await list(empty.token.User)).body.map(({ name }) => name)).toEqual(['Plant']);
  });

  it('are guarded by the stamp of the report and advance it; a complete report becomes incomplete', async () => {
    const header = await finishedReport(api, owner);
    id = header.reportHeaderId;
    expect((await replace([row()], owner.token.User, header.updatedOn)).status).toBe(200);
    const { status, problem } = await replace([], owner.token.User, header.updatedOn);
    expect([status, problem.code]).toEqual([412, 'stale']);
    expect(problem.current).toMatchObject([{ facilities: [row()] }]);
    expect(problem.lastChange).toMatchObject({ byName: owner.email.User, isOwn: true });
    const { body } = await api.call(readReportHeader, {
      token: owner.token.User,
      params: { headerId: id },
    });
    expect(body.isComplete).toBe(false);
  });

  it('saved unchanged leave a complete report unchanged, including its stamps', async () => {
    const finished = await finishedReport(api, owner);
    id = finished.reportHeaderId;
    expect((await replace([])).status).toBe(200);
    const { body } = await api.call(readReportHeader, { token: owner.token.User, params: { headerId: id } });
    expect(body).toEqual(finished);
  });

  // spec: reports.wizard.by-kind
  it('are read with a public report, changed by its owner and Admins, and missing in other types', async () => {
    const stranger = await api.company();
    expect((await list(owner.token.View)).status).toBe(404);
    await api.call(shareReportHeader, {
      token: owner.token.User,
      params: { headerId: id, shareStatus: 'public' },
    });
    expect((await list(owner.token.View)).status).toBe(200);
    expect((await replace([], owner.token.View)).problem.code).toBe('role_required');
    expect((await replace([], owner.token.Admin)).status).toBe(200);
    expect((await replace([], stranger.token.Admin)).status).toBe(404);
    id = (await beginReport(api, owner, { reportId: reportIds.csrd })).body.reportHeaderId;
    expect((await list()).status).toBe(404);
  });
});
