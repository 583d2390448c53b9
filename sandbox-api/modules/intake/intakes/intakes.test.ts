import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as evidence from '#api/contract/intake/evidence';
import * as contract from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { diesel, intakeCalls } from '#api/testing/intake-calls';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const by = (owner: Company) => intakeCalls(api.call, owner);

describe('an intake', () => {
  test('is one per file while it is open or recorded, also for a second user', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    expect(intake).toMatchObject({ state: 'open', choices: null, entryCount: 0, recordedOn: null });
    const again = await api.call(contract.startIntake, {
      token: owner.token.Admin,
      body: { evidenceFileId: intake.file.evidenceFileId },
    });
    expect(again.body).toEqual(intake);
    await by(owner).record(intake, [diesel(owner, '2025-03-10')]);
    expect((await by(owner).start(intake.file.evidenceFileId)).body).toMatchObject({
      intakeId: intake.intakeId,
      state: 'recorded',
    });
    expect((await by(await api.company()).start(intake.file.evidenceFileId)).problem.errors).toHaveProperty(
      'EvidenceFileId',
    );
  });

  test('keeps the choices so far, for one who has seen the latest', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const save = (choices: string, seenUpdatedOn: string) =>
      api.call(contract.saveIntakeChoices, {
        token: owner.token.User,
        params: { id: intake.intakeId },
        body: { choices },
        seenUpdatedOn,
      });
    const { body: saved } = await save('{"a":1}', intake.updatedOn);
    expect(saved.choices).toBe('{"a":1}');
    const second = await save('{"a":2}', intake.updatedOn);
    expect([second.status, second.problem.code]).toEqual([412, 'stale']);
    const list = await api.call(contract.listIntakes, { token: owner.token.User });
    expect(list.body).toEqual([{ ...saved, choices: null }]);
    const read = await api.call(contract.readIntake, {
      token: owner.token.User,
      params: { id: intake.intakeId },
    });
    expect(read.body).toEqual(saved);
  });

  test('is discarded with its file while it is open, and not after', async () => {
    const owner = await api.company();
    const discard = (intake: contract.Intake) =>
      api.call(contract.discardIntake, { token: owner.token.User, params: { id: intake.intakeId } });
    const open = await by(owner).started('one');
    expect((await discard(open)).status).toBe(204);
    expect(await by(owner).files()).toEqual([]);
    const recorded = await by(owner).started('two');
    await by(owner).record(recorded, [diesel(owner, '2025-03-10')]);
    expect((await discard(recorded)).problem.code).toBe('intake_recorded');
    expect(await by(owner).files()).toHaveLength(1);
  });

  test('keeps its file when it is discarded, if an entry needs the file', async () => {
    const owner = await api.company();
    const intake = await by(owner).started();
    const entry = await by(owner).enterBill('01');
    await api.call(evidence.attachEvidence, {
      token: owner.token.User,
      body: {
        evidenceFileId: intake.file.evidenceFileId,
        entryKind: 'utility',
        entryId: entry.utilityConsumptionId,
      },
    });
    await api.call(contract.discardIntake, { token: owner.token.User, params: { id: intake.intakeId } });
    expect(await by(owner).files()).toHaveLength(1);
  });
});
