import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import { listIntakeProfiles } from '#api/contract/intake/intake-profiles';
import { checkIntake, readIntakeChoices, recordIntake, startIntake } from '#api/contract/intake/intakes';
import { enterSandboxAccount, listSandboxAccounts } from '#api/contract/sandbox/sandbox';
import { createApp } from '#api/http/app';
import { routes } from '#api/modules/routes';
import { createSandboxRoutes } from '#api/modules/sandbox/routes';
import { createTravelClock } from '#api/runtime/engine/sandbox-clock';
import { createDemoApi } from '#api/testing/create-demo-api';
import { callApp } from '#api/testing/create-test-api';
import { withProfile } from '../match/profile/learn';
import { readProfile } from '../match/profile/profile-content';
import type { Answers, IntakeChoices } from '../model';
import { billFont } from '../shapes/bill-font';
import { createIntakeSession } from '../thread/intake-session';
import type { Interpretation } from '../thread/messages';
import { intakeSteps } from '../thread/steps';
import { type SampleFile, type SampleKind, sampleFile } from './sample-file';

/** The sample files as a user of the demo brings them in, with the real choices, profile and checks. */

const today = '2026-11-25';

let api: Awaited<ReturnType<typeof createDemoApi>>;
let app: ReturnType<typeof createApp>;
let token: string;
let choices: IntakeChoices;

beforeAll(async () => {
  api = await createDemoApi();
  const clock = createTravelClock(() => new Date(`${today}T12:00:00Z`));
  const platform = { ...api.platform, clock, wakeJobs: () => undefined };
  const log = (_: string, error: unknown) => {
    throw error;
  };
  app = createApp({ db: api.db, platform, routes: [...routes, ...createSandboxRoutes(clock)], log });
  const { body: accounts } = await callApp(app, listSandboxAccounts, {});
  const userId = accounts.find(({ email }) => email === 'user@jagodno.example')?.userId ?? 0;
  ({ token } = (await callApp(app, enterSandboxAccount, { body: { userId } })).body);
  choices = (await callApp(app, readIntakeChoices, { token })).body;
});
afterAll(() => api.close());

const sample = (kind: SampleKind) =>
  sampleFile(kind, {
    today,
    locations: choices.locations.map(({ name }) => name),
    locale: 'pl',
    readFont: async () => billFont,
  });

/** As the page does: with the profile of such files, if there is one. */
async function interpret({ bytes }: SampleFile, answers: Answers = {}): Promise<Interpretation> {
  const session = createIntakeSession(intakeSteps);
  await session.read(bytes);
  const first = await session.interpret({ choices, answers: {} });
  const { body: profiles } = await callApp(app, listIntakeProfiles, { token });
  const profile = profiles.find(({ fingerprint }) => fingerprint === first.understood.fingerprint);
  const learnt = profile ? readProfile(profile.content) : null;
  return session.interpret({ choices, answers: withProfile(answers, learnt ?? {}) });
}

async function recorded({ name, bytes }: SampleFile, { entries }: Interpretation) {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  const { evidenceFileId } = (await callApp(app, uploadEvidenceFile, { token, body })).body;
  const { intakeId: id } = (await callApp(app, startIntake, { token, body: { evidenceFileId } })).body;
  const checked = (await callApp(app, checkIntake, { token, params: { id }, body: { entries } })).body
    .entries;
  const answered = entries.map((entry, at) => ({
    ...entry,
    answers: checked[at]?.warnings.map(({ code }) => ({ code, answer: 'keep' as const })),
  }));
  const { status, body: intake } = await callApp(app, recordIntake, {
    token,
    params: { id },
    body: { entries: answered, leftOut: [], profile: null },
  });
  return {
    status,
    entryCount: intake.entryCount,
    issues: checked.flatMap(({ issues }) => issues),
    warnings: checked.flatMap(({ warnings }) => warnings.map(({ code }) => code)),
  };
}

const questionsOf = ({ understood, matched }: Interpretation) =>
  [...understood.questions, ...matched.questions].map(({ about }) => about);

test('the company knows the file of the meter: nothing is asked, and it is recorded', async () => {
  const file = await sample('meter');
  const found = await interpret(file);
  expect(questionsOf(found)).toEqual([]);
  expect(found.matched.drafts.map(({ locationId }) => locationId)).toEqual([101]);
  expect(await recorded(file, found)).toEqual({ status: 200, entryCount: 1, issues: [], warnings: [] });
});

test('the workbook names locations of the company, and its four entries are recorded', async () => {
  const file = await sample('workbook');
  const found = await interpret(file);
  expect(questionsOf(found)).toEqual([]);
  expect(await recorded(file, found)).toEqual({ status: 200, entryCount: 4, issues: [], warnings: [] });
});

test('the bill is recorded once it is known where its meter is', async () => {
  const file = await sample('bill');
  expect(questionsOf(await interpret(file))).toEqual(['meters']);
  const meters = { '590310600000777002': { locationId: 101, item: null } };
  const found = await interpret(file, { meters });
  expect(questionsOf(found)).toEqual([]);
  expect(await recorded(file, found)).toEqual({ status: 200, entryCount: 1, issues: [], warnings: [] });
});
