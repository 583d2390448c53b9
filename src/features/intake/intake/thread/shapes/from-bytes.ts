import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { intakeEntry } from '#api/contract/intake/intakes';
import { utilities } from '../../../../../../seed/reference/catalogue/energy';
import { fuels } from '../../../../../../seed/reference/catalogue/fuels';
import { units } from '../../../../../../seed/reference/catalogue/units';
import { learn, withProfile } from '../../match/profile/learn';
import { readProfile } from '../../match/profile/profile-content';
import type { Answers, IntakeChoices, ItemChoice, Question } from '../../model';
import { createIntakeSession } from '../intake-session';
import type { Interpretation } from '../messages';
import { intakeSteps } from '../steps';

/** Only for tests: from the bytes of a synthetic file to entries, with the readers that the worker has. */

const offered = (codes: readonly string[]) =>
  units.filter(({ code }) => codes.includes(code)).map(({ id, symbol }) => ({ unitId: id, symbol }));
const none = { categoryName: '', variants: [], needsVariant: false };

/** A company with two locations, no recorded meter, and the fuels and utilities of the catalogue. */
export const choices: IntakeChoices = {
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

function choiceOf(name: string): ItemChoice {
  const item = choices.items.find((one) => one.name === name);
  if (!item) throw new Error(`The catalogue has no ${name}`);
  return { kind: item.kind, itemId: item.itemId, variantId: null };
}

export const electricity = choiceOf('Electricity');
export const naturalGas = choiceOf('Natural gas');

export function unitId(code: string): number {
  const unit = units.find((one) => one.code === code);
  if (!unit) throw new Error(`The catalogue has no unit ${code}`);
  return unit.id;
}

export async function interpret(
  bytes: Uint8Array,
  answers: Answers = {},
  remembered: Answers = {},
  given = choices,
): Promise<Interpretation> {
  const session = createIntakeSession(intakeSteps);
  await session.read(bytes);
  return session.interpret({ choices: given, answers: withProfile(answers, remembered), remembered });
}

export function questionsOf({ understood, matched }: Interpretation): Question[] {
  return [...understood.questions, ...matched.questions];
}

/** What is asked, each once: three unknown sites are one question about sites. */
export function structural(found: Interpretation): string[] {
  return [...new Set(questionsOf(found).map(({ about }) => about))];
}

/** The profile that recording the file saves, as it comes back with the next file. */
export function profileOf(answers: Answers, { understood, matched }: Interpretation): Answers {
  const profile = readProfile(learn(answers, understood, matched).content);
  if (!profile) throw new Error('The profile cannot be read');
  return profile;
}

/** Each entry as the API takes it: its item, unit and location by name, and null where it has nothing. */
export function entriesOf({ entries, keys, incomplete }: Interpretation) {
  if (keys.length !== entries.length) throw new Error('An entry has no draft');
  if (incomplete.length > 0) throw new Error(`Incomplete: ${JSON.stringify(incomplete)}`);
  return entries.map((one) => briefOf(intakeEntry.parse(one)));
}

function briefOf(given: ReturnType<typeof intakeEntry.parse>) {
  const { entry } = given;
  const isFuel = given.kind === 'fuel';
  const itemId = isFuel ? given.entry.fuelId : given.entry.utilityId;
  return {
    item: choices.items.find((one) => one.kind === given.kind && one.itemId === itemId)?.name,
    value: entry.value,
    unit: units.find(({ id }) => id === entry.unitId)?.code,
    from: entry.startDate,
    to: isFuel ? given.entry.date : given.entry.endDate,
    location: entry.locationId,
    meter: entry.meterNumber,
    invoice: entry.reference,
  };
}

const require = createRequire(import.meta.url);
/** For `drawBill`. */
export const font = readFileSync(
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
).toString('base64');

export const bytesOf = (content: string) => new TextEncoder().encode(content);

export type Month = { found: Interpretation; entries: ReturnType<typeof entriesOf> };

/**
 * Takes in a file and the next one of its kind: `asked` names what the first is asked about, the second is asked
 * nothing. All that the files contain is in an entry or left out.
 */
export async function takenInTwice(
  first: Uint8Array,
  second: Uint8Array,
  { asked, answers }: { asked: string[]; answers: Answers },
): Promise<[Month, Month]> {
  expect(structural(await interpret(first))).toEqual(asked);
  expect(asked.length).toBeLessThanOrEqual(2);
  const found = await interpret(first, answers);
  const next = await interpret(second, {}, profileOf(answers, found));
  for (const month of [found, next]) {
    expect(questionsOf(month)).toEqual([]);
    for (const { file, recorded, leftOut } of month.matched.totals)
      expect(recorded + leftOut).toBeCloseTo(file, 9);
  }
  return [
    { found, entries: entriesOf(found) },
    { found: next, entries: entriesOf(next) },
  ];
}
