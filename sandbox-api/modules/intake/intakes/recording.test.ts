import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as evidence from '#api/contract/intake/evidence';
import * as profiles from '#api/contract/intake/intake-profiles';
import * as contract from '#api/contract/intake/intakes';
import { auditLog } from '#api/db/schema/platform';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { amountInFile, bill, diesel, intakeCalls, keeping } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const by = (owner: Company) => intakeCalls(api.call, owner);

describe('the recording', () => {
  test('writes entries of both lists with their emissions, evidence and history', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const before = await by(owner).totalKg();
    const { status, body } = await by(owner).record(intake, [
      keeping(bill(owner, '01')),
      diesel(owner, '2025-03-10'),
      keeping(bill(owner, '02', { value: 1000.5 })),
    ]);
    expect([status, body]).toMatchObject([200, { state: 'recorded', entryCount: 3, leftOutCount: 1 }]);
    const [second, first] = await by(owner).bills();
    expect([first?.value, second?.value]).toEqual([1000, 1000.5]);
    expect(second?.carbonEquivalent).toBeGreaterThan(0);
    expect(await by(owner).totalKg()).toBeGreaterThan(before);
    const [link] = await by(owner).links('utility', second?.utilityConsumptionId ?? 0);
    expect(link).toMatchObject({ intakeId: intake.intakeId, values: amountInFile, file: { entryCount: 3 } });
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
    const intake = await by(owner).started();
    const { status, problem } = await by(owner).record(intake, [
      diesel(owner, '2025-03-10'),
      diesel(owner, '2099-01-01', { unitId: 1 }),
    ]);
    expect([status, problem.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(problem.errors ?? {})).toEqual(['Entries.1.entry.date', 'Entries.1.entry.unitId']);
    expect(await by(owner).fuels()).toEqual([]);
  });

  test('needs an answer to each warning', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    await by(owner).enterBill('01');
    const same = bill(owner, '01');
    const refused = await by(owner).record(intake, [diesel(owner, '2025-03-10'), same]);
    expect([refused.status, refused.problem.code]).toEqual([409, 'warnings_unanswered']);
    expect(Object.keys(refused.problem.errors ?? {})).toEqual(['Entries.1.answers']);
    expect(await by(owner).fuels()).toEqual([]);
    const kept = await by(owner).record(intake, [keeping(same, { code: 'duplicate', answer: 'keep' })]);
    expect(kept.status).toBe(200);
    const [latest] = await by(owner).bills();
    expect(await by(owner).bills()).toHaveLength(2);
    const [link] = await by(owner).links('utility', latest?.utilityConsumptionId ?? 0);
    expect(link?.keptWarnings).toContain('duplicate');
  });

  test('replaces the recorded entry that a warning compares with', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const known = await by(owner).enterBill('01');
    const corrected = bill(owner, '01', { value: 1200 });
    const replaces = { entryId: known.utilityConsumptionId, updatedOn: known.updatedOn };
    const answers: contract.WarningAnswer[] = [
      { code: 'twin', answer: 'replace', replaces },
      { code: 'sameInvoice', answer: 'keep' },
    ];
    expect((await by(owner).record(intake, [{ ...corrected, answers }])).status).toBe(200);
    const [only, ...others] = await by(owner).bills();
    expect([only?.value, others]).toEqual([1200, []]);
    expect(only?.utilityConsumptionId).not.toBe(known.utilityConsumptionId);
  });

  test('refuses two entries that replace the same one, and a replacement of nothing', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const known = await by(owner).enterBill('01');
    const replaces = { entryId: known.utilityConsumptionId, updatedOn: known.updatedOn };
    const answers: contract.WarningAnswer[] = [
      { code: 'twin', answer: 'replace', replaces },
      { code: 'sameInvoice', answer: 'keep' },
      { code: 'overlap', answer: 'keep' },
    ];
    const { problem } = await by(owner).record(intake, [
      { ...bill(owner, '01', { value: 1200 }), answers },
      // The other row has the same days, which is a warning of its own.
      { ...bill(owner, '01', { value: 1300 }), answers: [...answers, { code: 'twin', answer: 'keep' }] },
    ]);
    expect(problem.code).toBe('validation_failed');
    expect(await by(owner).bills()).toMatchObject([{ value: 1000 }]);
  });

  test('takes credit notes off their entry, together no more than it has', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const known = await by(owner).enterBill('01');
    const note = (value: number) =>
      keeping(bill(owner, '01', { value, correctsId: known.utilityConsumptionId, reference: `K/${value}` }));
    const { problem } = await by(owner).record(intake, [note(-600), note(-500)]);
    expect(Object.keys(problem.errors ?? {})).toEqual(['Entries.1.entry.value']);
    expect((await by(owner).record(intake, [note(-600), note(-400)])).status).toBe(200);
    const [entry] = await by(owner).bills();
    expect(entry?.creditNotes.map(({ value }) => value).toSorted()).toEqual([-400, -600]);
  });

  test('happens once, and only to one who has seen the latest choices', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    await api.call(contract.saveIntakeChoices, {
      token: owner.token.Admin,
      params: { id: intake.intakeId },
      body: { choices: '{}' },
    });
    const entries = [diesel(owner, '2025-03-10')];
    const stale = await by(owner).record(intake, entries, { seenUpdatedOn: intake.updatedOn });
    expect(stale.status).toBe(412);
    expect((await by(owner).record(intake, entries)).status).toBe(200);
    const second = await by(owner).record(intake, entries);
    expect([second.status, second.problem.code]).toEqual([409, 'intake_recorded']);
    expect(await by(owner).fuels()).toHaveLength(1);
  });

  test('remembers what was learnt under the name the user gave it; the version advances with the content', async () => {
    const owner = await api.company();
    const learnt = (content: string) => ({ fingerprint: 'meter|kwh', name: 'Bills', content });
    for (const [index, content] of ['{"a":1}', '{"a":1}', '{"a":2}'].entries()) {
      const intake = await by(owner).started(`file ${index}`);
      const entry = diesel(owner, `2025-0${index + 1}-10`, { reference: `R/${index}` });
      expect((await by(owner).record(intake, [entry], { profile: learnt(content) })).status).toBe(200);
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
    const next = await by(owner).started('file 3');
    const entry = diesel(owner, '2025-04-10', { reference: 'R/3' });
    expect((await by(owner).record(next, [entry], { profile: learnt('{"a":3}') })).status).toBe(200);
    const renamed = await api.call(profiles.listIntakeProfiles, { token: owner.token.User });
    expect(renamed.body).toMatchObject([{ name: 'Bills of the plant', content: '{"a":3}', useCount: 4 }]);
    const removed = await api.call(profiles.deleteIntakeProfile, { token: owner.token.User, params: { id } });
    expect(removed.status).toBe(204);
    expect((await api.call(profiles.listIntakeProfiles, { token: owner.token.User })).body).toEqual([]);
  });
});
