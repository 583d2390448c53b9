import { expect, test } from 'vitest';
import { takenProfile } from '#api/contract/intake/intake-profiles';
import type { Locale } from '#api/contract/messages';
import { jagodnoFoods } from '../../../../../seed/companies/jagodno-foods/company';
import { utilities } from '../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../seed/reference/catalogue/units';
import { catalogueItems } from '../match/catalogue-items';
import { withProfile } from '../match/profile/learn';
import { readProfile } from '../match/profile/profile-content';
import type { Answers, IntakeChoices } from '../model';
import { billFont } from '../shapes/bill-font';
import { quarterHours } from '../shapes/quarter-hours-csv';
import { createIntakeSession } from '../thread/intake-session';
import type { Interpretation } from '../thread/messages';
import { intakeSteps } from '../thread/steps';
import { sampleElectricityMeter } from './meter-csv';
import { type SampleKind, sampleFile, sampleKinds } from './sample-file';
import { monthBefore } from './sample-month';

const choices: IntakeChoices = {
  locations: [
    { locationId: 101, name: 'Poznań – zakład przetwórczy', city: 'Poznań', countryCode: 'PL' },
    { locationId: 102, name: 'Gniezno – mroźnia', city: 'Gniezno', countryCode: 'PL' },
    { locationId: 103, name: 'Lublin – zakład owocowy', city: 'Lublin', countryCode: 'PL' },
  ],
  meters: [],
  items: catalogueItems({ utilities, fuels, units }),
};

function sample(kind: SampleKind, locale: Locale, today: string, { locations }: IntakeChoices = choices) {
  return sampleFile(kind, {
    today,
    locations: locations.map(({ name }) => name),
    locale,
    readFont: async () => billFont,
  });
}

async function interpret(
  kind: SampleKind,
  locale: Locale,
  answers: Answers,
  of: IntakeChoices = choices,
): Promise<Interpretation> {
  const { bytes } = await sample(kind, locale, '2026-11-25', of);
  const session = createIntakeSession(intakeSteps);
  await session.read(bytes);
  return session.interpret({ choices: of, answers });
}

const electricity = { kind: 'utility', itemId: 1, variantId: null } as const;
const atFirstLocation = (meter: string): Answers => ({
  meters: { [meter]: { locationId: 101, item: electricity } },
});

/** What the entries say, without what is empty and without units and invoices. */
function entriesOf({ entries }: Interpretation): Record<string, unknown>[] {
  const unsaid = new Set(['unitId', 'reference', 'supplierName']);
  return entries.map(({ entry }) =>
    Object.fromEntries(Object.entries(entry).filter(([name, value]) => value !== null && !unsaid.has(name))),
  );
}

const questionsOf = ({ understood, matched }: Interpretation) => [
  ...understood.questions,
  ...matched.questions,
];

const meterQuestion = (meter: string) => ({ about: 'meters', meter, count: 1 });
const period = { startDate: '2026-10-01', endDate: '2026-10-31' };
const gasPeriod = { startDate: '2026-10-01', date: '2026-10-31' };

test('the quarter-hours become one month of electricity with the hour of the clock change', async () => {
  expect(questionsOf(await interpret('meter', 'en', {}))).toEqual([meterQuestion(sampleElectricityMeter)]);
  const answered = await interpret('meter', 'en', atFirstLocation(sampleElectricityMeter));
  expect(questionsOf(answered)).toEqual([]);
  expect(answered.incomplete).toEqual([]);
  expect(answered.understood.remarks).toEqual([]);
  const readings = quarterHours(2026, 10);
  expect(readings).toHaveLength(31 * 96 + 4);
  const value = readings.reduce((sum, { amount }) => sum + amount, 0) / 1000;
  expect(entriesOf(answered)).toEqual([
    { locationId: 101, utilityId: 1, value, ...period, meterNumber: sampleElectricityMeter },
  ]);
});

test.each(['en', 'pl'] as const)(
  'the workbook becomes four entries without a question: %s',
  async (locale) => {
    const found = await interpret('workbook', locale, {});
    expect(questionsOf(found)).toEqual([]);
    expect(found.incomplete).toEqual([]);
    expect(found.matched.leftOut).toEqual([]);
    expect(entriesOf(found)).toEqual([
      { locationId: 101, fuelId: 101, value: 48230.5, ...gasPeriod, meterNumber: 'G-777001' },
      { locationId: 101, utilityId: 2, value: 126.4, ...period, meterNumber: 'C-777001' },
      { locationId: 102, fuelId: 101, value: 31904.2, ...gasPeriod, meterNumber: 'G-777002' },
      { locationId: 102, utilityId: 2, value: 88.7, ...period, meterNumber: 'C-777002' },
    ]);
  },
);

test.each([
  ['en', 'E-7770012', 5700, 'NP-2026-10777'],
  ['pl', '590310600000777002', 2489.5, 'EW/10/2026/777'],
] as const)('the bill asks only where its meter is: %s', async (locale, meter, value, reference) => {
  expect(questionsOf(await interpret('bill', locale, {}))).toEqual([meterQuestion(meter)]);
  const answered = await interpret('bill', locale, atFirstLocation(meter));
  expect(questionsOf(answered)).toEqual([]);
  expect(answered.understood.remarks).toEqual([]);
  expect(entriesOf(answered)).toEqual([
    { locationId: 101, utilityId: 1, value, ...period, meterNumber: meter },
  ]);
  expect(answered.entries[0]?.entry).toMatchObject({ reference });
});

test('a company with one location is asked nothing, and its workbook has two meters', async () => {
  const one = { ...choices, locations: choices.locations.slice(0, 1) };
  const found = await interpret('workbook', 'en', {}, one);
  expect(entriesOf(found).map(({ meterNumber }) => meterNumber)).toEqual(['G-777001', 'C-777001']);
  expect(questionsOf(await interpret('bill', 'en', {}, one))).toEqual([]);
});

test('a sample is the same file whenever it is made in a month', async () => {
  for (const kind of sampleKinds) {
    const [first, second] = [await sample(kind, 'pl', '2026-11-02'), await sample(kind, 'pl', '2026-11-25')];
    expect(second.name).toBe(first.name);
    expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes)), kind).toBe(true);
  }
});

test('a sample is of the month before, also in January', async () => {
  expect((await sample('meter', 'en', '2026-01-15')).name).toBe('sample-electricity-meter-2025-12.csv');
  expect(monthBefore('2026-11-25')).toEqual({ year: 2026, month: 10 });
});

test('the profile of the demo company knows the file of the meter', async () => {
  const asked = await interpret('meter', 'pl', {});
  const [profile] = (jagodnoFoods.intakeProfiles ?? []).filter(
    ({ fingerprint }) => fingerprint === asked.understood.fingerprint,
  );
  const learnt = readProfile(takenProfile.parse(profile).content);
  expect(learnt).toEqual(withProfile(atFirstLocation(sampleElectricityMeter), asked.understood.settled));
  const found = await interpret('meter', 'pl', withProfile({}, learnt ?? {}));
  expect(questionsOf(found)).toEqual([]);
  expect(found.incomplete).toEqual([]);
  expect(entriesOf(found)).toHaveLength(1);
});

test('without a connection, a sample that needs the font says that the service did not respond', async () => {
  const readFont = () => Promise.reject(new TypeError('Failed to fetch'));
  const made = sampleFile('bill', { today: '2026-02-10', locations: [], locale: 'en', readFont });
  await expect(made).rejects.toMatchObject({ code: 'unreachable' });
});
