import { afterAll, beforeAll, expect, test } from 'vitest';
import { listScope3FormConsumptions } from '#api/contract/activity-data/value-chain';
import { uploadEvidenceFile } from '#api/contract/intake/evidence';
import { listIntakeProfiles } from '#api/contract/intake/intake-profiles';
import {
  type Intake,
  type IntakeChoices,
  readIntakeChoices,
  recordIntake,
  startIntake,
  undoIntake,
} from '#api/contract/intake/intakes';
import { createTestApi } from '#api/testing/create-test-api';
import type { Company } from '#api/testing/filled/insert-company';
import { learn, withProfile } from '../../match/profile/learn';
import { readProfile } from '../../match/profile/profile-content';
import { travelItems, trip } from '../../match/testing';
import type { Answers } from '../../model';
import { travelSegmentsCsv } from '../../shapes/travel-segments-csv';
import { createIntakeSession } from '../intake-session';
import type { Interpretation } from '../messages';
import { intakeSteps } from '../steps';
import { questionsOf } from './from-bytes';

/** The trips of a travel agency (D12), from the bytes to the lists of the value chain, with the API's own choices. */

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let choices: IntakeChoices;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.company();
  choices = (await api.call(readIntakeChoices, { token: owner.token.User })).body;
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

async function interpret(bytes: Uint8Array<ArrayBuffer>, answers: Answers): Promise<Interpretation> {
  const session = createIntakeSession(intakeSteps);
  await session.read(bytes);
  return session.interpret({ choices, answers });
}

async function recorded(bytes: Uint8Array<ArrayBuffer>, answers: Answers): Promise<Intake> {
  const { token } = owner;
  const { understood, matched, entries, incomplete } = await interpret(bytes, answers);
  expect(incomplete).toEqual([]);
  const body = new FormData();
  body.append('file', new File([bytes], 'segments.csv'));
  const { evidenceFileId } = (await api.call(uploadEvidenceFile, { token: token.User, body })).body;
  const started = await api.call(startIntake, { token: token.User, body: { evidenceFileId } });
  const { status, body: intake } = await api.call(recordIntake, {
    token: token.User,
    params: { id: started.body.intakeId },
    body: { entries, leftOut: [], profile: learn(answers, understood, matched) },
  });
  expect(status).toBe(200);
  return intake;
}

/** Days, means, class and km of what the value chain's page lists, newest first. */
async function listed() {
  const { body } = await api.call(listScope3FormConsumptions, {
    token: owner.token.View,
    params: { locationId: owner.locationId, inputFormId: 6 },
    query: {} as never,
  });
  expect(body.every(({ carbonEquivalent }) => carbonEquivalent > 0)).toBe(true);
  return body.map(({ startDate, endDate, values }) => [
    startDate === endDate ? startDate : [startDate, endDate],
    values.travelMode,
    values.travelVariant,
    values.distance,
  ]);
}

test('are recorded once each class is answered, and the next month asks nothing', async () => {
  const february = travelSegmentsCsv() as Uint8Array<ArrayBuffer>;
  const asked = questionsOf(await interpret(february, {}));
  expect(asked.map((question) => ('text' in question ? question.text : question.about))).toEqual([
    'Economy',
    'Business > 3700 km',
    'Rail',
  ]);
  const items = { economy: trip(3, 2), 'business > 3700 km': trip(2, 4), rail: trip(5, 24) };
  await recorded(february, { items });
  const ofMonth = (month: string) => [
    [`2025-${month}-21`, 'rail', 'international-rail', 518.208768],
    [`2025-${month}-14`, 'long-haul-to-from-uk', 'business-class', 6860.633472],
    [`2025-${month}-06`, 'international-to-from-non-uk', 'economy-class', 1467.721728],
    [`2025-${month}-03`, 'international-to-from-non-uk', 'economy-class', 1467.721728],
  ];
  expect(await listed()).toEqual(ofMonth('02'));

  const { body: profiles } = await api.call(listIntakeProfiles, { token: owner.token.User });
  const answers = withProfile({}, readProfile(profiles[0]?.content ?? '') ?? {});
  const march = travelSegmentsCsv({ month: '03' }) as Uint8Array<ArrayBuffer>;
  expect(questionsOf(await interpret(march, answers))).toEqual([]);
  const { intakeId: id } = await recorded(march, answers);
  expect(await listed()).toEqual([...ofMonth('03'), ...ofMonth('02')]);
  await api.call(undoIntake, { token: owner.token.User, params: { id } });
  expect(await listed()).toEqual(ofMonth('02'));
});

test('the made-up choices of the other tests have the keys and forms of the API', () => {
  const offered = choices.items.filter(({ kind }) => kind === 'valueChain');
  for (const item of travelItems) {
    const { form, units, variants } = offered.find(({ itemId }) => itemId === item.itemId) ?? {};
    expect(form).toEqual(item.form);
    expect(units).toEqual(item.units);
    expect(variants).toEqual(expect.arrayContaining(item.variants));
  }
});
