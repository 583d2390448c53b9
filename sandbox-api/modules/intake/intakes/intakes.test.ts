import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createFuelConsumption,
  deleteFuelConsumption,
  listFuelConsumptions,
  updateFuelConsumption,
} from '#api/contract/activity-data/fuel-consumptions';
import {
  createUtilityConsumption,
  listUtilityConsumptions,
} from '#api/contract/activity-data/utility-consumptions';
import { createLocation } from '#api/contract/company/locations';
import { readEmissionSum } from '#api/contract/emissions/emission-sums';
import * as evidence from '#api/contract/intake/evidence';
import * as profiles from '#api/contract/intake/intake-profiles';
import * as contract from '#api/contract/intake/intakes';
import { auditLog } from '#api/db/schema/platform';
import { reportHeaders } from '#api/db/schema/reports';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const values: contract.IntakeEntry['values'] = [
  { part: 'amount', place: { type: 'cells', sheet: null, cells: ['C2'] }, raw: '1 000,5' },
];

type Entry = contract.IntakeEntryInput;

const bill = (owner: Company, month: string, over: object = {}): Entry => ({
  kind: 'utility',
  entry: {
    locationId: owner.locationId,
    utilityId: 1,
    unitId: 1,
    value: 1000,
    startDate: `2025-${month}-01`,
    endDate: `2025-${month}-28`,
    reference: `E/${month}`,
    meterNumber: '4711',
    ...over,
  },
  values,
});

const diesel = (owner: Company, date: string, over: object = {}): Entry => ({
  kind: 'fuel',
  entry: {
    locationId: owner.locationId,
    fuelId: 501,
    fuelVariantId: 12,
    unitId: 50,
    value: 40,
    date,
    ...over,
  },
  values,
});

/** The reasons that a test is not about. */
const keepAll: contract.WarningAnswer[] = (['gap', 'jump', 'shortPeriod', 'longPeriod'] as const).map(
  (code) => ({ code, answer: 'keep' }),
);
const keeping = (entry: Entry, ...answers: contract.WarningAnswer[]): Entry => ({
  ...entry,
  answers: [...keepAll, ...answers],
});

async function uploaded(owner: Company, text: string): Promise<number> {
  const body = new FormData();
  body.append('file', new File([text], 'bills.csv'));
  const answer = await api.call(evidence.uploadEvidenceFile, { token: owner.token.User, body });
  return answer.body.evidenceFileId;
}

const start = (owner: Company, evidenceFileId: number) =>
  api.call(contract.startIntake, { token: owner.token.User, body: { evidenceFileId } });

async function started(owner: Company, text = 'bills'): Promise<contract.Intake> {
  return (await start(owner, await uploaded(owner, text))).body;
}

const at = ({ intakeId: id }: contract.Intake) => ({ params: { id } });

const check = (owner: Company, intake: contract.Intake, entries: Entry[]) =>
  api.call(contract.checkIntake, { token: owner.token.User, ...at(intake), body: { entries } });

const record = (
  owner: Company,
  intake: contract.Intake,
  entries: Entry[],
  over: { profile?: profiles.TakenProfile | null; seenUpdatedOn?: string } = {},
) =>
  api.call(contract.recordIntake, {
    token: owner.token.User,
    ...at(intake),
    body: { entries, profile: over.profile ?? null, leftOut: [{ place: 'row 5', reason: 'total' }] },
    ...(over.seenUpdatedOn ? { seenUpdatedOn: over.seenUpdatedOn } : {}),
  });

const undo = (owner: Company, intake: contract.Intake) =>
  api.call(contract.undoIntake, { token: owner.token.User, ...at(intake) });

const bills = async (owner: Company) =>
  (
    await api.call(listUtilityConsumptions, {
      token: owner.token.View,
      params: { locationId: owner.locationId },
      query: { PageSize: '50' } as never,
    })
  ).body;

const fuelsOf = async (owner: Company) =>
  (
    await api.call(listFuelConsumptions, {
      token: owner.token.View,
      params: { locationId: owner.locationId },
      query: {} as never,
    })
  ).body;

const totalKg = async (owner: Company) =>
  Number(
    (
      await api.call(readEmissionSum, {
        token: owner.token.View,
        query: { from: '2020-01-01', to: '2026-06-30' } as never,
      })
    ).body.total,
  );

const files = async (owner: Company) =>
  (await api.call(evidence.listEvidenceFiles, { token: owner.token.View })).body.files;

const linksOf = async (owner: Company, entryKind: 'fuel' | 'utility', entryId: number) =>
  (
    await api.call(evidence.listEvidenceLinks, {
      token: owner.token.View,
      query: { entryKind, entryId } as never,
    })
  ).body;

const enterBill = async (owner: Company, month: string, over: object = {}) => {
  const one = bill(owner, month, over);
  if (one.kind !== 'utility') throw new Error('A bill is of a utility.');
  return (await api.call(createUtilityConsumption, { token: owner.token.User, body: one.entry })).body;
};

describe('an intake', () => {
  test('is one per file while it is open or recorded, also for a second user', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    expect(intake).toMatchObject({ state: 'open', choices: null, entryCount: 0, recordedOn: null });
    const again = await api.call(contract.startIntake, {
      token: owner.token.Admin,
      body: { evidenceFileId: intake.file.evidenceFileId },
    });
    expect(again.body).toEqual(intake);
    await record(owner, intake, [diesel(owner, '2025-03-10')]);
    expect((await start(owner, intake.file.evidenceFileId)).body).toMatchObject({
      intakeId: intake.intakeId,
      state: 'recorded',
    });
    expect((await start(await api.company(), intake.file.evidenceFileId)).problem.errors).toHaveProperty(
      'EvidenceFileId',
    );
  });

  test('keeps the choices so far, for one who has seen the latest', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const save = (choices: string, seenUpdatedOn: string) =>
      api.call(contract.saveIntakeChoices, {
        token: owner.token.User,
        ...at(intake),
        body: { choices },
        seenUpdatedOn,
      });
    const { body: saved } = await save('{"a":1}', intake.updatedOn);
    expect(saved.choices).toBe('{"a":1}');
    const second = await save('{"a":2}', intake.updatedOn);
    expect([second.status, second.problem.code]).toEqual([412, 'stale']);
    const list = await api.call(contract.listIntakes, { token: owner.token.User });
    expect(list.body).toEqual([{ ...saved, choices: null }]);
    const read = await api.call(contract.readIntake, { token: owner.token.User, ...at(intake) });
    expect(read.body).toEqual(saved);
  });

  test('is discarded with its file while it is open, and not after', async () => {
    const owner = await api.company();
    const discard = (intake: contract.Intake) =>
      api.call(contract.discardIntake, { token: owner.token.User, ...at(intake) });
    const open = await started(owner, 'one');
    expect((await discard(open)).status).toBe(204);
    expect(await files(owner)).toEqual([]);
    const recorded = await started(owner, 'two');
    await record(owner, recorded, [diesel(owner, '2025-03-10')]);
    expect((await discard(recorded)).problem.code).toBe('intake_recorded');
    expect(await files(owner)).toHaveLength(1);
  });

  test('keeps its file when it is discarded, if an entry needs the file', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const entry = await enterBill(owner, '01');
    await api.call(evidence.attachEvidence, {
      token: owner.token.User,
      body: {
        evidenceFileId: intake.file.evidenceFileId,
        entryKind: 'utility',
        entryId: entry.utilityConsumptionId,
      },
    });
    await api.call(contract.discardIntake, { token: owner.token.User, ...at(intake) });
    expect(await files(owner)).toHaveLength(1);
  });
});

describe('the check', () => {
  test('names what is wrong by the rules of the form, in the language of the user, and writes nothing', async () => {
    const owner = await api.company();
    const other = await api.company();
    const intake = await started(owner);
    const { status, body } = await check(owner, intake, [
      diesel(owner, '2025-03-10'),
      diesel(owner, '2099-01-01'),
      diesel(owner, '2025-03-11', { unitId: 1 }),
      diesel(owner, '2025-03-12', { locationId: other.locationId }),
      bill(owner, '02', { value: -5, correctsId: 999_999 }),
    ]);
    expect(status).toBe(200);
    expect(body.entries.map(({ issues }) => issues.map(({ path }) => path))).toEqual([
      [],
      ['date'],
      ['unitId'],
      ['locationId'],
      ['correctsId'],
    ]);
    expect(body.entries[1]?.issues[0]?.message).toBe('The date cannot be after today');
    expect(await fuelsOf(owner)).toEqual([]);
  });

  test('compares entries with each other and with what is recorded', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const known = await enterBill(owner, '01');
    const { body } = await check(owner, intake, [
      diesel(owner, '2025-03-10', { reference: 'R/1' }),
      bill(owner, '01', { value: 1200 }),
      bill(owner, '02'),
      diesel(owner, '2025-03-10', { reference: 'R/1' }),
    ]);
    const codes = body.entries.map(({ warnings }) => warnings.map(({ code }) => code));
    expect(codes[1]).toContain('twin');
    expect(codes[3]).toContain('duplicate');
    const other = (index: number, code: string) =>
      body.entries[index]?.warnings.find((warning) => warning.code === code)?.other;
    expect(other(1, 'twin')).toMatchObject({ entryId: known.utilityConsumptionId, index: null });
    expect(other(3, 'duplicate')).toMatchObject({ entryId: null, index: 0 });
  });

  test('needs the module of each list', async () => {
    const owner = await api.company({ modules: ['SCOPE1'] });
    const intake = await started(owner);
    const { status, problem } = await check(owner, intake, [bill(owner, '02')]);
    expect([status, problem.code]).toEqual([403, 'module_required']);
    expect((await check(owner, intake, [diesel(owner, '2025-03-10')])).status).toBe(200);
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    expect(new Set(body.items.map(({ kind }) => kind))).toEqual(new Set(['fuel']));
  });
});

describe('the recording', () => {
  test('writes entries of both lists with their emissions, evidence and history', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const before = await totalKg(owner);
    const { status, body } = await record(owner, intake, [
      keeping(bill(owner, '01')),
      diesel(owner, '2025-03-10'),
      keeping(bill(owner, '02', { value: 1000.5 })),
    ]);
    expect([status, body]).toMatchObject([200, { state: 'recorded', entryCount: 3, leftOutCount: 1 }]);
    const [second, first] = await bills(owner);
    expect([first?.value, second?.value]).toEqual([1000, 1000.5]);
    expect(second?.carbonEquivalent).toBeGreaterThan(0);
    expect(await totalKg(owner)).toBeGreaterThan(before);
    const [link] = await linksOf(owner, 'utility', second?.utilityConsumptionId ?? 0);
    expect(link).toMatchObject({ intakeId: intake.intakeId, values, file: { entryCount: 3 } });
    const detached = await api.call(evidence.detachEvidence, {
      token: owner.token.User,
      params: { id: link?.evidenceLinkId ?? 0 },
    });
    expect(detached.problem.code).toBe('blocked_by_dependants');
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.action, 'import')));
    expect(trail).toHaveLength(2);
    expect(trail[0]?.after).toMatchObject({ intakeId: intake.intakeId });
  });

  test('names every issue by the place of its entry, and records nothing', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const { status, problem } = await record(owner, intake, [
      diesel(owner, '2025-03-10'),
      diesel(owner, '2099-01-01', { unitId: 1 }),
    ]);
    expect([status, problem.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(problem.errors ?? {})).toEqual(['Entries.1.entry.date', 'Entries.1.entry.unitId']);
    expect(await fuelsOf(owner)).toEqual([]);
  });

  test('needs an answer to each warning', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    await enterBill(owner, '01');
    const same = bill(owner, '01');
    const refused = await record(owner, intake, [diesel(owner, '2025-03-10'), same]);
    expect([refused.status, refused.problem.code]).toEqual([409, 'warnings_unanswered']);
    expect(Object.keys(refused.problem.errors ?? {})).toEqual(['Entries.1.answers']);
    expect(await fuelsOf(owner)).toEqual([]);
    const kept = await record(owner, intake, [keeping(same, { code: 'duplicate', answer: 'keep' })]);
    expect(kept.status).toBe(200);
    const [latest] = await bills(owner);
    expect(await bills(owner)).toHaveLength(2);
    const [link] = await linksOf(owner, 'utility', latest?.utilityConsumptionId ?? 0);
    expect(link?.keptWarnings).toContain('duplicate');
  });

  test('replaces the recorded entry that a warning compares with', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const known = await enterBill(owner, '01');
    const corrected = bill(owner, '01', { value: 1200 });
    const replaces = { entryId: known.utilityConsumptionId, updatedOn: known.updatedOn };
    const answers: contract.WarningAnswer[] = [
      { code: 'twin', answer: 'replace', replaces },
      { code: 'sameInvoice', answer: 'keep' },
    ];
    expect((await record(owner, intake, [{ ...corrected, answers }])).status).toBe(200);
    const [only, ...others] = await bills(owner);
    expect([only?.value, others]).toEqual([1200, []]);
    expect(only?.utilityConsumptionId).not.toBe(known.utilityConsumptionId);
  });

  test('refuses two entries that replace the same one, and a replacement of nothing', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const known = await enterBill(owner, '01');
    const replaces = { entryId: known.utilityConsumptionId, updatedOn: known.updatedOn };
    const answers: contract.WarningAnswer[] = [
      { code: 'twin', answer: 'replace', replaces },
      { code: 'sameInvoice', answer: 'keep' },
      { code: 'overlap', answer: 'keep' },
    ];
    const { problem } = await record(owner, intake, [
      { ...bill(owner, '01', { value: 1200 }), answers },
      { ...bill(owner, '01', { value: 1300 }), answers },
    ]);
    expect(problem.code).toBe('validation_failed');
    expect(await bills(owner)).toMatchObject([{ value: 1000 }]);
  });

  test('takes credit notes off their entry, together no more than it has', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const known = await enterBill(owner, '01');
    const note = (value: number) =>
      keeping(bill(owner, '01', { value, correctsId: known.utilityConsumptionId, reference: `K/${value}` }));
    const { problem } = await record(owner, intake, [note(-600), note(-500)]);
    expect(Object.keys(problem.errors ?? {})).toEqual(['Entries.1.entry.value']);
    expect((await record(owner, intake, [note(-600), note(-400)])).status).toBe(200);
    const [entry] = await bills(owner);
    expect(entry?.creditNotes.map(({ value }) => value).toSorted()).toEqual([-400, -600]);
  });

  test('happens once, and only to one who has seen the latest choices', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    await api.call(contract.saveIntakeChoices, {
      token: owner.token.Admin,
      ...at(intake),
      body: { choices: '{}' },
    });
    const entries = [diesel(owner, '2025-03-10')];
    const stale = await record(owner, intake, entries, { seenUpdatedOn: intake.updatedOn });
    expect(stale.status).toBe(412);
    expect((await record(owner, intake, entries)).status).toBe(200);
    const second = await record(owner, intake, entries);
    expect([second.status, second.problem.code]).toEqual([409, 'intake_recorded']);
    expect(await fuelsOf(owner)).toHaveLength(1);
  });

  test('remembers what was learnt under the name the user gave it; the version advances with the content', async () => {
    const owner = await api.company();
    const learnt = (content: string) => ({ fingerprint: 'meter|kwh', name: 'Bills', content });
    for (const [index, content] of ['{"a":1}', '{"a":1}', '{"a":2}'].entries()) {
      const intake = await started(owner, `file ${index}`);
      const entry = diesel(owner, `2025-0${index + 1}-10`, { reference: `R/${index}` });
      expect((await record(owner, intake, [entry], { profile: learnt(content) })).status).toBe(200);
    }
    const { body } = await api.call(profiles.listIntakeProfiles, { token: owner.token.User });
    expect(body).toMatchObject([{ ...learnt('{"a":2}'), version: 2, useCount: 3 }]);
    const [profile] = body;
    const id = profile?.intakeProfileId ?? 0;
    const change = await api.call(profiles.updateIntakeProfile, {
      token: owner.token.User,
      params: { id },
      body: { name: 'Bills of the plant', content: '{"a":2}' },
      seenUpdatedOn: profile?.updatedOn ?? '',
    });
    expect(change.body).toMatchObject({ name: 'Bills of the plant', version: 2, useCount: 3 });
    const next = await started(owner, 'file 3');
    const entry = diesel(owner, '2025-04-10', { reference: 'R/3' });
    expect((await record(owner, next, [entry], { profile: learnt('{"a":3}') })).status).toBe(200);
    const renamed = await api.call(profiles.listIntakeProfiles, { token: owner.token.User });
    expect(renamed.body).toMatchObject([{ name: 'Bills of the plant', content: '{"a":3}', useCount: 4 }]);
    const removed = await api.call(profiles.deleteIntakeProfile, { token: owner.token.User, params: { id } });
    expect(removed.status).toBe(204);
    expect((await api.call(profiles.listIntakeProfiles, { token: owner.token.User })).body).toEqual([]);
  });
});

describe('taking back', () => {
  test('deletes the entries and their emissions, keeps the file, and lets it be taken in again', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    await record(owner, intake, [keeping(bill(owner, '01')), diesel(owner, '2025-03-10')]);
    const [one] = await fuelsOf(owner);
    await api.call(evidence.attachEvidence, {
      token: owner.token.User,
      body: {
        evidenceFileId: intake.file.evidenceFileId,
        entryKind: 'fuel',
        entryId: one?.fuelConsumptionId ?? 0,
      },
    });
    const { status, body } = await undo(owner, intake);
    expect([status, body]).toMatchObject([200, { state: 'undone', entryCount: 0, file: { entryCount: 0 } }]);
    expect([await bills(owner), await fuelsOf(owner), await totalKg(owner)]).toEqual([[], [], 0]);
    expect((await undo(owner, intake)).problem.code).toBe('conflict');
    const again = await start(owner, intake.file.evidenceFileId);
    expect(again.body.intakeId).not.toBe(intake.intakeId);
    expect((await record(owner, again.body, [diesel(owner, '2025-03-10')])).status).toBe(200);
  });

  test('leaves out entries that were deleted since, and is refused if one was changed', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    await record(owner, intake, [
      diesel(owner, '2025-03-10', { reference: 'R/1' }),
      diesel(owner, '2025-03-11', { reference: 'R/2' }),
    ]);
    const [changed, deleted] = await fuelsOf(owner);
    if (!changed || !deleted) throw new Error('Two entries were recorded.');
    await api.call(deleteFuelConsumption, {
      token: owner.token.User,
      params: { id: deleted.fuelConsumptionId },
    });
    await api.call(updateFuelConsumption, {
      token: owner.token.User,
      params: { id: changed.fuelConsumptionId },
      body: {
        locationId: owner.locationId,
        fuelId: 501,
        fuelVariantId: 12,
        unitId: 50,
        value: 41,
        date: '2025-03-11',
      },
    } as never);
    const { status, problem } = await undo(owner, intake);
    expect([status, problem.code]).toEqual([409, 'intake_changed']);
    expect(await fuelsOf(owner)).toMatchObject([{ value: 41 }]);
  });

  test('is refused once a report of the period was finished', async () => {
    const owner = await api.company();
    const report = {
      companyId: owner.companyId,
      reportId: 1,
      language: 'en',
      createdBy: owner.userId.Admin,
      createdOn: api.clock.now(),
      modifiedOn: api.clock.now(),
      isComplete: true,
    } as const;
    const intake = await started(owner);
    await record(owner, intake, [diesel(owner, '2025-03-10')]);
    const finish = (year: number) =>
      api.db.insert(reportHeaders).values({
        ...report,
        periodStart: `${year}-01-01`,
        periodEnd: `${year}-12-31`,
        updatedOn: api.clock.now(),
      });
    await finish(2024);
    await finish(2025);
    const { status, problem } = await undo(owner, intake);
    expect([status, problem.code]).toEqual([409, 'blocked_by_dependants']);
    expect(await fuelsOf(owner)).toHaveLength(1);
  });

  test('is over with the last entry deleted by hand, and the file can be taken in again', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    await record(owner, intake, [diesel(owner, '2025-03-10')]);
    const [only] = await fuelsOf(owner);
    await api.call(deleteFuelConsumption, {
      token: owner.token.User,
      params: { id: only?.fuelConsumptionId ?? 0 },
    });
    expect(await files(owner)).toEqual([]);
    const { body } = await api.call(contract.listIntakes, { token: owner.token.User });
    expect(body).toEqual([]);
    expect((await started(owner)).state).toBe('open');
  });
});

describe('the choices', () => {
  test('have a meter that moved at each of its locations, so that the next file asks where it is', async () => {
    const owner = await api.company();
    const { body: elsewhere } = await api.call(createLocation, {
      token: owner.token.Admin,
      body: { name: 'Depot', countryId: 616, town: 'Łódź', address1: 'Main 1' } as never,
    });
    await enterBill(owner, '01');
    await enterBill(owner, '02', { locationId: elsewhere.locationId });
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    expect(body.meters.map(({ meterNumber, locationId }) => [meterNumber, locationId])).toEqual(
      [owner.locationId, elsewhere.locationId]
        .toSorted((a, b) => a - b)
        .map((locationId) => ['4711', locationId]),
    );
  });

  test('are the locations, the latest entry of each meter, and all that can be recorded in both languages', async () => {
    const owner = await api.company();
    await enterBill(owner, '01');
    await enterBill(owner, '02');
    await api.call(createFuelConsumption, {
      token: owner.token.User,
      body: {
        locationId: owner.locationId,
        fuelId: 101,
        fuelVariantId: null,
        unitId: 20,
        value: 10,
        date: '2025-03-05',
        meterNumber: 'G-1',
      },
    });
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    expect(body.locations).toMatchObject([{ locationId: owner.locationId, countryCode: 'PL' }]);
    const { locationId } = owner;
    expect(body.meters).toEqual([
      { meterNumber: '4711', kind: 'utility', locationId, itemId: 1, unitId: 1, lastDay: '2025-02-28' },
      { meterNumber: 'G-1', kind: 'fuel', locationId, itemId: 101, unitId: 20, lastDay: '2025-03-05' },
    ]);
    const gas = body.items.find(({ kind, itemId }) => kind === 'fuel' && itemId === 101);
    expect(gas?.names).toEqual(['Natural gas', 'Gaz ziemny']);
    expect(gas).toMatchObject({ needsVariant: false, categoryName: 'Gaseous fuels' });
    expect(
      body.items.find(({ kind, itemId }) => kind === 'utility' && itemId === 1)?.units.length,
    ).toBeGreaterThan(0);
  });

  test('say of each fuel whether it has no emissions without a variant', async () => {
    const owner = await api.company();
    const intake = await started(owner);
    const { body } = await api.call(contract.readIntakeChoices, { token: owner.token.User });
    const fuels = body.items.filter(({ kind }) => kind === 'fuel');
    const failing = async (variantOf: (fuel: (typeof fuels)[number]) => number | null) => {
      const entries = fuels.map((fuel) =>
        diesel(owner, '2025-03-10', {
          fuelId: fuel.itemId,
          fuelVariantId: variantOf(fuel),
          unitId: fuel.units[0]?.unitId,
        }),
      );
      const { body: checked } = await check(owner, intake, entries);
      return new Set(
        fuels.flatMap(({ itemId }, index) => (checked.entries[index]?.issues.length ? itemId : [])),
      );
    };
    const withoutVariant = await failing(() => null);
    const withVariant = await failing(({ variants }) => variants[0]?.variantId ?? null);
    const needing = fuels.filter(({ itemId }) => withoutVariant.has(itemId) && !withVariant.has(itemId));
    expect(needing.map(({ itemId }) => itemId)).toEqual(
      fuels.filter(({ needsVariant }) => needsVariant).map(({ itemId }) => itemId),
    );
  });
});
