import { expect } from 'vitest';
import { intakeEntry } from '#api/contract/intake/intakes';
import { type Catalogue, catalogueItems } from '../../match/catalogue-items';
import { learn, withProfile } from '../../match/profile/learn';
import { readProfile } from '../../match/profile/profile-content';
import { travelItems } from '../../match/testing';
import type { Answers, IntakeChoices, ItemChoice, Question } from '../../model';
import { createIntakeSession } from '../intake-session';
import type { Interpretation } from '../messages';
import { intakeSteps } from '../steps';

/** Only for tests: from the bytes of a synthetic file to entries, with the readers that the worker has. */

/** A company with two locations, no recorded meter, and the fuels and utilities of the catalogue. */
export function companyWith(catalogue: Catalogue) {
  const choices: IntakeChoices = {
    locations: [
      { locationId: 1, name: 'Main Bakery', city: 'Kraków', countryCode: 'PL' },
      { locationId: 2, name: 'Warehouse', city: 'Łódź', countryCode: 'PL' },
    ],
    meters: [],
    items: [...catalogueItems(catalogue), ...travelItems],
  };
  return {
    choices,
    electricity: choiceOf('Electricity', choices),
    naturalGas: choiceOf('Natural gas', choices),
    interpret: (
      bytes: Uint8Array,
      answers: Answers = {},
      remembered: Answers = {},
      given = choices,
      fileName?: string,
    ) => interpret(bytes, answers, remembered, given, fileName),
    takenInTwice: (first: Uint8Array, second: Uint8Array, given: Given) =>
      takenInTwice(first, second, given, choices, (found) => entriesOf(found, choices)),
    tripsTakenInTwice: (first: Uint8Array, second: Uint8Array, given: Given) =>
      takenInTwice(first, second, given, choices, tripsOf),
  };
}

function choiceOf(name: string, { items }: IntakeChoices): ItemChoice {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`The catalogue has no ${name}`);
  return { kind: item.kind, itemId: item.itemId, variantId: null };
}

async function interpret(
  bytes: Uint8Array,
  answers: Answers,
  remembered: Answers,
  choices: IntakeChoices,
  fileName?: string,
): Promise<Interpretation> {
  const session = createIntakeSession(intakeSteps);
  await session.read(bytes, undefined, fileName);
  return session.interpret({ choices, answers: withProfile(answers, remembered), remembered });
}

export function questionsOf({ understood, matched }: Interpretation): Question[] {
  return [...understood.questions, ...matched.questions];
}

/** What is asked about, each once: three unknown sites are one question, answered for each of them. */
function structural(found: Interpretation): string[] {
  return [...new Set(questionsOf(found).map(({ about }) => about))];
}

/** The profile that recording the file saves, as it comes back with the next file. */
export function profileOf(answers: Answers, { understood, matched }: Interpretation): Answers {
  const profile = readProfile(learn(answers, understood, matched).content);
  if (!profile) throw new Error('The profile cannot be read');
  return profile;
}

/** Each entry as the API takes it: null where it has nothing. */
export function entriesOf({ entries, keys, incomplete }: Interpretation, { items }: IntakeChoices) {
  expect(incomplete).toEqual([]);
  expect(keys).toHaveLength(entries.length);
  return entries.map((one) => {
    const given = intakeEntry.parse(one);
    if (given.kind === 'valueChain') throw new Error('A trip has no amount beside its values');
    const { entry } = given;
    const itemId = given.kind === 'fuel' ? given.entry.fuelId : given.entry.utilityId;
    const item = items.find((other) => other.kind === given.kind && other.itemId === itemId);
    return {
      item: item?.name,
      value: entry.value,
      unit: item?.units.find(({ unitId }) => unitId === entry.unitId)?.symbol,
      from: entry.startDate,
      to: given.kind === 'fuel' ? given.entry.date : given.entry.endDate,
      location: entry.locationId,
      meter: entry.meterNumber,
      invoice: entry.reference,
    };
  });
}

/** Trips as the API takes them: the values of the form, and where they are recorded. */
function tripsOf({ entries, incomplete }: Interpretation) {
  expect(incomplete).toEqual([]);
  return entries.map((one) => {
    const given = intakeEntry.parse(one);
    if (given.kind !== 'valueChain') throw new Error('The entry is no trip');
    const { scope3InputFormId, scope3MethodId, locationId, values } = given.entry;
    return { form: [scope3InputFormId, scope3MethodId], location: locationId, ...values };
  });
}

export const bytesOf = (content: string) => new TextEncoder().encode(content);

type Given = { asked: string[]; answers: Answers };
type Month<Entry> = { found: Interpretation; entries: Entry[] };

/**
 * Takes in a file and the next one of its kind: `asked` names what the first is asked about, the second is asked
 * nothing. All that the files contain is in an entry or left out.
 */
async function takenInTwice<Entry>(
  first: Uint8Array,
  second: Uint8Array,
  { asked, answers }: Given,
  choices: IntakeChoices,
  shown: (found: Interpretation) => Entry[],
): Promise<[Month<Entry>, Month<Entry>]> {
  expect(structural(await interpret(first, {}, {}, choices))).toEqual(asked);
  expect(asked.length).toBeLessThanOrEqual(2);
  const found = await interpret(first, answers, {}, choices);
  const next = await interpret(second, {}, profileOf(answers, found), choices);
  for (const month of [found, next]) {
    expect(questionsOf(month)).toEqual([]);
    for (const { file, recorded, leftOut } of month.matched.totals)
      expect(recorded + leftOut).toBeCloseTo(file, 9);
  }
  return [
    { found, entries: shown(found) },
    { found: next, entries: shown(next) },
  ];
}
