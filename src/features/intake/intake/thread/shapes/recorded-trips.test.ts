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
import type { Answers, ItemChoice } from '../../model';
import { hotelNightsCsv } from '../../shapes/travel/hotel-nights-csv';
import { mileageLogCsv } from '../../shapes/travel/mileage-log-csv';
import { travelReportCsv } from '../../shapes/travel/travel-report-csv';
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

const valuesOf = ({ entries }: Interpretation) =>
  entries.flatMap((one) => (one.kind === 'valueChain' ? [{ ...one.entry.values }] : []));

/** The saved profile that has learnt a text, as the next file gets it. */
async function profileWith(text: string): Promise<Answers> {
  const { body: profiles } = await api.call(listIntakeProfiles, { token: owner.token.User });
  const learnt = profiles.find(({ content }) => content.includes(text));
  return withProfile({}, readProfile(learnt?.content ?? '') ?? {});
}

/** Keys of the API's own choices, by what the form calls them. */
function choiceOf(means: string, variant: string): ItemChoice {
  const item = choices.items.find(({ form }) =>
    [form?.values.travelMode, form?.variantField].includes(means),
  );
  const found = item?.variants.find(({ value }) => value === variant);
  if (!item || !found) throw new Error(`There is no ${means} ${variant}`);
  return { kind: 'valueChain', itemId: item.itemId, variantId: found.variantId };
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

test('own cars are recorded by size and fuel, and asked about once where the log does not say them', async () => {
  const april = mileageLogCsv() as Uint8Array<ArrayBuffer>;
  const found = await interpret(april, {});
  expect(questionsOf(found)).toMatchObject([{ about: 'items', text: 'VW Golf', count: 2 }]);
  expect(found.matched.leftOut).toMatchObject([
    { place: '8', reason: 'total' },
    { place: '7', reason: 'notEnergy', amount: 14.2 },
  ]);
  const items = { 'vw golf': choiceOf('cars-by-size/medium-car', 'petrol') };
  expect(valuesOf(await interpret(april, { items }))).toEqual([
    {
      startDate: '2025-04-02',
      travelMode: 'cars-by-size/medium-car',
      travelVariant: 'diesel',
      distance: 268.5,
      passengers: 1,
    },
    expect.objectContaining({ startDate: '2025-04-03', travelVariant: 'diesel', distance: 268.5 }),
    expect.objectContaining({ startDate: '2025-04-09', travelVariant: 'petrol', distance: 81 }),
    expect.objectContaining({ startDate: '2025-04-11', travelVariant: 'petrol', distance: 81 }),
    expect.objectContaining({ startDate: '2025-04-14', travelMode: 'taxis', distance: 14.2 }),
  ]);
  await recorded(april, { items });
  const answers = await profileWith('vw golf');
  const may = mileageLogCsv({ month: '05' }) as Uint8Array<ArrayBuffer>;
  const next = await interpret(may, answers);
  expect(questionsOf(next)).toEqual([]);
  expect(next.entries).toHaveLength(5);
});

test('miles of an own car become kilometres', async () => {
  const log = 'Date,Employee,From,To,Miles,Vehicle\n2025-04-13,A. Nowak,Leeds,York,100,"Large car, petrol"\n';
  const found = await interpret(new TextEncoder().encode(log), {});
  expect(questionsOf(found)).toEqual([]);
  expect(valuesOf(found)).toMatchObject([{ travelMode: 'cars-by-size/large-car', distance: 160.9344 }]);
});

test('nights of hotels are recorded by country as nights times rooms, from the first night to the last', async () => {
  const may = hotelNightsCsv() as Uint8Array<ArrayBuffer>;
  expect(questionsOf(await interpret(may, {}))).toMatchObject([
    { about: 'items', text: 'Sweden', count: 1, isStay: true },
  ]);
  const items = { sweden: 'leaveOut' } as const;
  const found = await interpret(may, { items });
  expect(valuesOf(found)).toEqual([
    { startDate: '2025-05-05', endDate: '2025-05-07', hotelCountry: 'germany', hotelNights: 6 },
    { startDate: '2025-05-12', endDate: '2025-05-13', hotelCountry: 'uk-london', hotelNights: 2 },
    { startDate: '2025-05-14', hotelCountry: 'uk', hotelNights: 1 },
  ]);
  expect(found.entries[0]?.values[0]).toEqual({
    part: 'amount',
    place: { type: 'cells', sheet: null, cells: ['E2', 'F2'] },
    raw: '3 × 2',
  });
  // The number of rooms is missing, and is not taken to be one.
  expect(found.incomplete).toEqual([{ key: '6', missing: ['amount'] }]);
  const rows = { '6': { isLeftOut: true } };
  await recorded(may, { items, rows });
  const { body } = await api.call(listScope3FormConsumptions, {
    token: owner.token.View,
    params: { locationId: owner.locationId, inputFormId: 6 },
    query: {} as never,
  });
  const stays = body.filter(({ values }) => values.hotelCountry);
  expect(stays.map(({ values }) => values.hotelNights)).toEqual([1, 2, 6]);
  expect(stays.every(({ carbonEquivalent }) => carbonEquivalent > 0)).toBe(true);
  const june = hotelNightsCsv({ month: '06' }) as Uint8Array<ArrayBuffer>;
  const next = await interpret(june, await profileWith('sweden'));
  expect(questionsOf(next)).toEqual([]);
  expect(next.entries).toHaveLength(3);
});

test('people in one row are counted, a car is not, and what has no factor is listed', async () => {
  const june = travelReportCsv() as Uint8Array<ArrayBuffer>;
  const asked = questionsOf(await interpret(june, {}));
  expect(asked.map((question) => ('text' in question ? question.text : question.about))).toEqual([
    'Bus',
    'Ferry',
  ]);
  const items = { bus: choiceOf('bus', 'coach'), ferry: choiceOf('ferry', 'foot-passenger') };
  const found = await interpret(june, { items });
  expect(valuesOf(found)).toMatchObject([
    { travelMode: 'taxis', distance: 14, passengers: 3 },
    { travelMode: 'bus', distance: 15.5, passengers: 2 },
    { travelMode: 'ferry', distance: 330, passengers: 2 },
    { startDate: '2025-06-06', hotelCountry: 'germany', hotelNights: 2 },
    { travelMode: 'cars-by-size/medium-car', distance: 590, passengers: 1 },
  ]);
  expect(found.entries[0]?.values).toContainEqual({
    part: 'travellers',
    place: { type: 'cells', sheet: null, cells: ['F2'] },
    raw: '3',
  });
  expect(found.incomplete).toEqual([{ key: '7', missing: ['travellers'] }]);
  expect(found.matched.leftOut).toMatchObject([{ place: '8', reason: 'notEnergy', amount: 13 }]);
  await recorded(june, { items, rows: { '7': { travellers: 1 } } });
  const { body } = await api.call(listScope3FormConsumptions, {
    token: owner.token.View,
    params: { locationId: owner.locationId, inputFormId: 6 },
    query: {} as never,
  });
  const taxis = body.filter(
    ({ startDate, values }) => startDate > '2025-06' && values.travelMode === 'taxis',
  );
  const [ofOne = 0, ofThree = 0] = taxis.map(({ carbonEquivalent }) => carbonEquivalent);
  expect(ofThree / ofOne).toBeCloseTo(3, 3);
  const july = travelReportCsv({ month: '07' }) as Uint8Array<ArrayBuffer>;
  const next = await interpret(july, await profileWith('ferry'));
  expect(questionsOf(next)).toEqual([]);
  expect(valuesOf(next).map(({ travelMode, hotelCountry }) => travelMode ?? hotelCountry)).toEqual(
    valuesOf(found).map(({ travelMode, hotelCountry }) => travelMode ?? hotelCountry),
  );
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
