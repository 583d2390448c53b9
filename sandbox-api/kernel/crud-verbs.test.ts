import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#api/db/db';
import { locations } from '#api/db/schema/company';
import { auditLog, jobs } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import type { Ctx } from './context';
import { crudVerbs, type Written } from './crud-verbs';
import { enqueueJob } from './jobs';
import { fieldProblem } from './problem-error';

type Place = typeof locations.$inferSelect;
type Named = { name: string; countryId: number; town: string; address1: string };

let api: Awaited<ReturnType<typeof createTestApi>>;
let company: Company;
let steps: string[];
let failsAfterwards: boolean;
let followed: Written<Place, { from: string }>[];
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  company = await api.company();
  steps = [];
  followed = [];
  failsAfterwards = false;
});

const ofRow = (companyId: number, id: number) =>
  and(eq(locations.companyId, companyId), eq(locations.id, id));

async function findPlace(db: Db, companyId: number, id: number): Promise<Place | undefined> {
  const [row] = await db.select().from(locations).where(ofRow(companyId, id));
  return row;
}

const verbs = crudVerbs<{
  row: Place;
  shown: Place;
  fresh: Named;
  change: Partial<Named>;
  plan: { from: string };
  wire: { name: string; nth: number };
}>({
  entity: 'places',
  rowOf: (row) => row,
  async lock(db, companyId, id) {
    steps.push('lock');
    return findPlace(db, companyId, id);
  },
  async insert(db, { createdBy: _createdBy, ...row }) {
    const [inserted] = await db.insert(locations).values(row).returning();
    return inserted;
  },
  async update(db, { companyId, id }, change) {
    const [updated] = await db.update(locations).set(change).where(ofRow(companyId, id)).returning();
    return updated;
  },
  toWire() {
    let nth = 0;
    return ({ name }) => {
      nth += 1;
      return { name, nth };
    };
  },
  async follow(ctx, written) {
    followed.push(written);
    await enqueueJob(ctx, { kind: 'test.follow', companyId: ctx.session.companyId, payload: {} });
    if (failsAfterwards) throw fieldProblem('name', 'required');
  },
});

const create = verbs.creates(async (_ctx, { name }: { name: string }) => ({
  columns: { name, countryId: polandId, town: 'Poznań', address1: 'Polna 1' },
  from: 'plan',
}));
const rename = verbs.changes({
  async hold() {
    steps.push('hold');
    return 'held';
  },
  plan(_ctx, { name }: { params: { id: number }; unmodifiedSince?: Date; name: string }, { held }) {
    steps.push('plan');
    return { columns: { name }, from: held };
  },
});
const close = verbs.changes({ action: 'close', plan: () => ({ columns: {}, from: '' }) });
const remove = verbs.removes({
  isNeeded: async (_ctx, { name }) => name === 'Needed',
  async remove(db, companyId, id) {
    await db.delete(locations).where(ofRow(companyId, id));
  },
});
const list = verbs.lists({
  filter(
    _ctx,
    { town }: { town: string; query: { PageNumber: number; PageSize: number; IncludeCount: boolean } },
  ) {
    if (!town) throw fieldProblem('town', 'required');
    return { town };
  },
  findPage: (db, companyId, { town, limit, offset }) =>
    db
      .select()
      .from(locations)
      .where(and(eq(locations.companyId, companyId), eq(locations.town, town)))
      .orderBy(locations.id)
      .limit(limit)
      .offset(offset),
  count: async (db, companyId) => db.$count(locations, eq(locations.companyId, companyId)),
});

function contextOf({ companyId, userId }: Company): Ctx {
  return {
    db: api.db,
    platform: api.platform,
    locale: 'en',
    requestId: 'test',
    session: {
      sessionId: 1,
      userId: userId.Admin,
      companyId,
      role: 'Admin',
      locale: 'en',
      forcePasswordChange: false,
      expiresOn: api.clock.now(),
      lastUsedOn: null,
      modules: [],
    },
    idempotency: null,
    unitOfWork: null,
    origin: null,
  };
}

const call = <Input>(input: Input, caller = company) => ({ ctx: contextOf(caller), input });
const params = () => ({ id: company.locationId });
const stored = () => findPlace(api.db, company.companyId, company.locationId);
const audited = () => api.db.select().from(auditLog).where(eq(auditLog.companyId, company.companyId));
const queued = () => api.db.select().from(jobs).where(eq(jobs.companyId, company.companyId));

describe('a new row', () => {
  test('belongs to the company, is stamped and audited, and is followed by the effects of its plan', async () => {
    expect(await create(call({ name: 'Depot' }))).toEqual({ name: 'Depot', nth: 1 });
    const [entry] = await audited();
    const row = await findPlace(api.db, company.companyId, entry?.entityId ?? 0);
    expect(row).toMatchObject({ name: 'Depot', createdOn: api.clock.now(), updatedOn: api.clock.now() });
    expect(entry).toMatchObject({
      action: 'create',
      entity: 'places',
      userId: company.userId.Admin,
      before: null,
    });
    expect(entry?.after).toEqual(JSON.parse(JSON.stringify(row)));
    expect(followed).toMatchObject([{ isDeleted: false, before: null, after: row, plan: { from: 'plan' } }]);
    expect(await queued()).toHaveLength(1);
  });

  test('is not stored when its follow-up is refused, and neither are its audit row and jobs', async () => {
    failsAfterwards = true;
    await expect(create(call({ name: 'Depot' }))).rejects.toMatchObject({ code: 'validation_failed' });
    const rows = await api.db.select().from(locations).where(eq(locations.companyId, company.companyId));
    expect(rows).toHaveLength(1);
    expect(await audited()).toEqual([]);
    expect(await queued()).toEqual([]);
  });
});

describe('a change', () => {
  test('advances the stamp even within one second, and audits the row before and after', async () => {
    const before = await stored();
    await rename(call({ params: params(), name: 'First' }));
    const between = await stored();
    await rename(call({ params: params(), name: 'Second' }));
    const after = await stored();
    expect(after?.updatedOn.getTime()).toBe((before?.updatedOn.getTime() ?? 0) + 2000);
    const [first, second] = await audited();
    expect(first).toMatchObject({ action: 'update', entity: 'places', entityId: company.locationId });
    expect([first?.before, first?.after]).toEqual(JSON.parse(JSON.stringify([before, between])));
    expect([second?.before, second?.after]).toEqual(JSON.parse(JSON.stringify([between, after])));
    expect(followed.at(-1)).toMatchObject({ before: between, after, plan: { from: 'held' } });
  });

  test('locks the rows it depends on before its own row, and plans when both are locked', async () => {
    await rename(call({ params: params(), name: 'First' }));
    expect(steps).toEqual(['hold', 'lock', 'plan']);
  });

  test('of a stale row names the user who changed it, not one who added to its history later', async () => {
    const unmodifiedSince = (await stored())?.updatedOn;
    await rename(call({ params: params(), name: 'Mine' }));
    api.clock.advance(5000);
    await api.db.insert(auditLog).values({
      companyId: company.companyId,
      userId: company.userId.View,
      action: 'update',
      entity: 'places',
      entityId: company.locationId,
      after: { languageId: 2 },
      requestId: 'test',
      occurredOn: api.clock.now(),
    });
    await expect(rename(call({ params: params(), unmodifiedSince, name: 'Theirs' }))).rejects.toMatchObject({
      code: 'stale',
      details: { lastChange: { byName: company.email.Admin } },
    });
  });

  test('of a stale row names the user even if the change took longer than a second', async () => {
    const unmodifiedSince = (await stored())?.updatedOn;
    await rename(call({ params: params(), name: 'Mine' }));
    const on = new Date(api.clock.now().getTime() + 2500);
    await api.db.update(auditLog).set({ occurredOn: on }).where(eq(auditLog.entity, 'places'));
    await expect(rename(call({ params: params(), unmodifiedSince, name: 'Theirs' }))).rejects.toMatchObject({
      code: 'stale',
      details: { lastChange: { byName: company.email.Admin, on: on.toISOString() } },
    });
  });

  test('of a row last changed by no user names no user', async () => {
    await rename(call({ params: params(), name: 'Mine' }));
    const unmodifiedSince = (await stored())?.updatedOn;
    api.clock.advance(5000);
    await api.db
      .update(locations)
      .set({ updatedOn: api.clock.now() })
      .where(ofRow(company.companyId, company.locationId));
    const late = rename(call({ params: params(), unmodifiedSince, name: 'Theirs' }));
    await expect(late).rejects.toMatchObject({ code: 'stale', details: { lastChange: undefined } });
  });

  test('of a row that changed after it was read is refused with the current row', async () => {
    const unmodifiedSince = (await stored())?.updatedOn;
    await rename(call({ params: params(), unmodifiedSince, name: 'Mine' }));
    const late = rename(call({ params: params(), unmodifiedSince, name: 'Theirs' }));
    await expect(late).rejects.toMatchObject({
      code: 'stale',
      details: { current: { name: 'Mine', nth: 1 } },
    });
    expect(await stored()).toMatchObject({ name: 'Mine' });
    expect(await audited()).toHaveLength(1);
  });

  test('that comes too late is refused with the earlier user and time', async () => {
    const unmodifiedSince = (await stored())?.updatedOn;
    const input = { params: params(), unmodifiedSince, name: 'Mine' };
    await rename(call({ params: params(), name: 'First' }));
    const on = api.clock.now().toISOString();
    await expect(rename(call(input))).rejects.toMatchObject({
      details: { lastChange: { byName: company.email.Admin, isOwn: true, on } },
    });
    const { session, ...rest } = contextOf(company);
    const asUser = { ...rest, session: { ...session, userId: company.userId.User } };
    await expect(rename({ ctx: asUser, input })).rejects.toMatchObject({
      details: { lastChange: { byName: company.email.Admin, isOwn: false, on } },
    });
  });

  test('of another company’s row is refused like one that does not exist', async () => {
    const stranger = await api.company();
    for (const verb of [close, remove]) {
      await expect(verb(call({ params: params() }, stranger))).rejects.toMatchObject({ code: 'not_found' });
      await expect(verb(call({ params: { id: 0 } }))).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await stored()).toMatchObject({ name: 'Plant' });
  });

  test('of another type than an update is audited under its own name', async () => {
    await close(call({ params: params() }));
    expect(await audited()).toMatchObject([{ action: 'close' }]);
  });
});

describe('a deletion', () => {
  test('audits the deleted row and runs its follow-up', async () => {
    const before = await stored();
    await remove(call({ params: params() }));
    expect(await stored()).toBeUndefined();
    const [entry] = await audited();
    expect(entry).toMatchObject({ action: 'delete', entityId: company.locationId, after: null });
    expect(entry?.before).toEqual(JSON.parse(JSON.stringify(before)));
    expect(followed).toEqual([{ isDeleted: true, before, after: null, plan: null }]);
  });

  test('of a row that changed after it was read is refused', async () => {
    const unmodifiedSince = (await stored())?.updatedOn;
    await rename(call({ params: params(), name: 'Mine' }));
    await expect(remove(call({ params: params(), unmodifiedSince }))).rejects.toMatchObject({
      code: 'stale',
    });
    expect(await stored()).toMatchObject({ name: 'Mine' });
  });

  test('of a row deleted at the same time is refused as missing, and audited once', async () => {
    const both = await Promise.allSettled([1, 2].map(() => remove(call({ params: params() }))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not_found' } });
    expect((await audited()).map(({ action }) => action)).toEqual(['delete']);
  });

  test('of a row that others depend on is refused, and changes nothing', async () => {
    await rename(call({ params: params(), name: 'Needed' }));
    await expect(remove(call({ params: params() }))).rejects.toMatchObject({ code: 'blocked_by_dependants' });
    expect(await stored()).toMatchObject({ name: 'Needed' });
    expect(await audited()).toHaveLength(1);
  });
});

describe('a list', () => {
  const query = { PageNumber: 2, PageSize: 1, IncludeCount: false };

  test('is a page of the company’s rows, converted together, with a total when requested', async () => {
    for (const name of ['Depot', 'Office']) await create(call({ name }));
    const page = await list(call({ town: 'Poznań', query: { ...query, PageSize: 2, PageNumber: 1 } }));
    expect(page).toEqual({
      items: [
        { name: 'Plant', nth: 1 },
        { name: 'Depot', nth: 2 },
      ],
      pagination: null,
    });
    const counted = await list(call({ town: 'Poznań', query: { ...query, IncludeCount: true } }));
    expect(counted.items).toEqual([{ name: 'Depot', nth: 1 }]);
    expect(counted.pagination?.TotalCount).toBe(3);
  });

  test('that is not available is refused', async () => {
    await expect(list(call({ town: '', query }))).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
