import { expect, test } from 'vitest';
import { utilities } from '../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../seed/reference/catalogue/units';
import { learn, withProfile } from '../match/profile/learn';
import { readProfile } from '../match/profile/profile-content';
import type { Answers, IntakeChoices } from '../model';
import { ksefInvoice } from '../shapes/e-invoice-ksef';
import { fuelCardCsv } from '../shapes/fuel-card-csv';
import { halfHourColumnsCsv } from '../shapes/half-hour-columns-csv';
import { halfHourRowsText, utf16le } from '../shapes/half-hour-rows-csv';
import { meterEntriesWorkbook } from '../shapes/meter-entries-workbook';
import { billsCsv, creditedBills } from '../shapes/overlapping-bills-csv';
import { quarterHoursCsv } from '../shapes/quarter-hours-csv';
import { createIntakeSession } from './intake-session';
import type { Interpretation } from './messages';
import { intakeSteps } from './steps';

/** From the bytes of the synthetic files to entries, with the readers that the worker has. */

const offered = (codes: readonly string[]) =>
  units.filter(({ code }) => codes.includes(code)).map(({ id, symbol }) => ({ unitId: id, symbol }));
const none = { categoryName: '', variants: [], needsVariant: false };
const choices: IntakeChoices = {
  locations: [
    { locationId: 1, name: 'Main Bakery', city: 'Kraków', countryCode: 'PL' },
    { locationId: 2, name: 'Warehouse', city: 'Łódź', countryCode: 'PL' },
  ],
  meters: [],
  items: [
    ...utilities.map(({ id, nameEn, namePl, units: codes }) => ({
      ...none,
      kind: 'utility' as const,
      itemId: id,
      name: nameEn,
      names: [nameEn, namePl],
      units: offered(codes),
    })),
    ...fuels.map(({ id, nameEn, namePl, units: codes }) => ({
      ...none,
      kind: 'fuel' as const,
      itemId: id,
      name: nameEn,
      names: [nameEn, namePl],
      units: offered(codes),
    })),
  ],
};
const electricity = { kind: 'utility', itemId: 1, variantId: null } as const;

async function interpret(bytes: Uint8Array, answers: Answers): Promise<Interpretation> {
  const session = createIntakeSession(intakeSteps);
  await session.read(bytes);
  return session.interpret({ choices, answers });
}

function questionsOf({ understood, matched }: Interpretation): string[] {
  return [...understood.questions, ...matched.questions].map(({ about }) => about);
}

async function nextMonth(bytes: Uint8Array, answers: Answers, next: Uint8Array): Promise<Interpretation> {
  const { understood, matched } = await interpret(bytes, answers);
  const profile = readProfile(learn(answers, understood, matched).content);
  return interpret(next, withProfile({}, profile ?? {}));
}

const text = (content: string) => new TextEncoder().encode(content);
const everyMeter = (...meters: string[]): Answers => ({
  meters: Object.fromEntries(meters.map((meter) => [meter, { locationId: 1, item: electricity }])),
});
const sites = { locations: { 'site-1': 1, 'site-2': 2, 'site-3': 2 } };
const ofWholeFile: Answers = { locationId: 1, item: electricity };

type Case = {
  name: string;
  first: Uint8Array;
  second: Uint8Array;
  asked: string[];
  answers: Answers;
  /** Entries of a month. */
  count: number;
};
const cases: Case[] = [
  {
    name: 'half-hours as columns',
    first: halfHourColumnsCsv(),
    second: halfHourColumnsCsv({ month: 2 }),
    asked: ['locations', 'locations', 'locations'],
    answers: sites,
    count: 3,
  },
  {
    name: 'half-hours as rows in UTF-16',
    first: utf16le(halfHourRowsText(), true),
    second: utf16le(halfHourRowsText({ months: [9] }), true),
    asked: ['meters'],
    answers: everyMeter('9100001234'),
    count: 1,
  },
  {
    name: 'workbook of meter entries',
    first: meterEntriesWorkbook(),
    second: meterEntriesWorkbook({ year: 2025 }),
    asked: [],
    answers: {},
    count: 23,
  },
  {
    name: 'quarter-hours',
    first: quarterHoursCsv(),
    second: quarterHoursCsv({ month: 2 }),
    asked: ['locationId', 'item'],
    answers: ofWholeFile,
    count: 1,
  },
  {
    name: 'fuel card',
    first: fuelCardCsv(),
    second: fuelCardCsv({ month: '04' }),
    asked: ['locationId'],
    answers: { locationId: 1 },
    count: 3,
  },
];

test.each(cases)('$name: asked once, and nothing in the second month', async (given) => {
  const { first, second, asked, answers, count } = given;
  expect(questionsOf(await interpret(first, {}))).toEqual(asked);
  const answered = await interpret(first, answers);
  expect(questionsOf(answered)).toEqual([]);
  expect(answered.incomplete).toEqual([]);
  expect(answered.entries).toHaveLength(count);
  const month = await nextMonth(first, answers, second);
  expect(questionsOf(month)).toEqual([]);
  expect(month.incomplete).toEqual([]);
  expect(month.entries).toHaveLength(count);
  for (const { file, recorded, leftOut } of month.matched.totals)
    expect(recorded + leftOut).toBeCloseTo(file, 9);
});

test('an e-invoice has an entry for each line of energy, and leaves out its fee', async () => {
  const bytes = text(ksefInvoice());
  expect(questionsOf(await interpret(bytes, {}))).toEqual(['meters']);
  const { entries, matched } = await interpret(bytes, everyMeter('70123456'));
  expect(entries.map(({ entry }) => entry.value)).toEqual([1250.5, 640]);
  expect(matched.leftOut.map(({ reason }) => reason)).toEqual(['notEnergy']);
});

test('a credit note waits for the entry that it corrects', async () => {
  const bytes = billsCsv(creditedBills);
  const { incomplete } = await interpret(bytes, everyMeter('590310600000123456'));
  expect(incomplete).toEqual([{ key: '2', missing: ['corrects'] }]);
});
