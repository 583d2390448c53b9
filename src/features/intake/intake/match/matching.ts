import type { Answers, IntakeChoices, ItemChoice, Reason, RowAnswer, Understood } from '../model';
import { chooseItem, type ItemFinding, noProposals } from './items/choose-item';
import { type ItemIndex, indexItems } from './items/item-index';
import { meterColumnItem } from './items/meter-column';
import { travelItemsFor } from './items/travel';
import { hasTotalDistance, type TravelKind, travelKindOf } from './items/travel-table';
import { withoutTrips } from './items/without-trips';
import { chooseLocation, type LocationFinding } from './places/choose-location';
import { indexMeters, type MeterIndex, meterKey } from './places/known-meters';
import { type NamedPlaces, namedPlaces } from './places/named-places';
import { heldAnswers } from './profile/held-answers';
import { openQuestions, type Questions } from './questions';
import { answerKey } from './texts/fold-text';
import { chooseUnit, type UnitMatch } from './units/choose-unit';

const maxProposedTexts = 100;

export type MeterAnswer = { locationId: number; item: Answers['item'] | null };

/** All that the records of a file are matched with. Each distinct text is looked up once. */
export type Matching = {
  choices: IntakeChoices;
  answers: Answers;
  meters: MeterIndex;
  questions: Questions;
  itemOf: (text: string) => ItemFinding;
  /** What the meters of the file measure, by the name of their column. */
  meterColumnItem: ItemChoice | null;
  /** Trips and stays, which are no fuel of the company's own vehicles. */
  travelKind: TravelKind | null;
  /** Whether a distance may be that of several travellers together. */
  hasTotalDistance: boolean;
  /** The profile says what all rows are, and is from before vehicles and means of transport were read. */
  isBeforeTrips: boolean;
  /** What trips and stays are matched with; null if they cannot be taken in. */
  travelItems: IntakeChoices['items'] | null;
  locationOf: (text: string) => LocationFinding;
  /** The only location whose whole name is in a text of a bill. */
  locationNamedIn: (text: string) => number | null;
  /** What the texts around the records name. */
  named: NamedPlaces;
  unitOf: (text: string, item: IntakeChoices['items'][number]) => UnitMatch | undefined;
  meterAnswer: (meter: string | null) => MeterAnswer | undefined;
  row: (key: string) => RowAnswer;
  /** Whether an answer was given for this file or is the one that the profile brought along. */
  reasonOf: (find: (answers: Answers) => unknown) => Reason;
};

/** `remembered` is the profile that is part of the answers, to tell what it says from what was answered now. */
export function openMatching(
  understood: Understood,
  choices: IntakeChoices,
  given: Answers,
  remembered: Answers,
): Matching {
  const answers = heldAnswers(given, choices);
  // A means of travel is no name for anything in a bill.
  const items = indexItems(withoutTrips(choices).items);
  const meterAnswers = new Map(
    Object.entries(answers.meters ?? {}).map(([meter, answer]) => [meterKey(meter), answer]),
  );
  return {
    choices,
    answers,
    meters: indexMeters(choices),
    questions: openQuestions(understood.questions),
    itemOf: perText(itemChooser(items)),
    meterColumnItem: meterColumnItem(understood.view, items),
    travelKind: travelKindOf(understood.view),
    hasTotalDistance: hasTotalDistance(understood.view),
    isBeforeTrips:
      remembered.item !== undefined &&
      !Object.values(remembered.columns ?? {}).some((field) => field === 'vehicle' || field === 'mode'),
    travelItems: travelItemsFor(understood.view, choices),
    locationOf: perText((text) => chooseLocation(text, choices.locations)),
    locationNamedIn: perText((text) => (understood.view ? null : onlyNamed(text, choices))),
    named: placesAround(understood, choices),
    unitOf: perItemAndText(),
    meterAnswer: (meter) => (meter === null ? undefined : meterAnswers.get(meterKey(meter))),
    row: (key) => answers.rows?.[key] ?? {},
    reasonOf: (find) => (isSame(find(remembered), find(given)) ? 'remembered' : 'answered'),
  };
}

/** A free text, such as an address, can have more in it than the name; a cell of a column is the name itself. */
function onlyNamed(text: string, { locations }: IntakeChoices): number | null {
  const [only, ...others] = namedPlaces([text], locations).byName;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The name of a file is given by people in a hurry: it proposes a location, but settles none. */
function placesAround({ placeTexts = [], fileName }: Understood, { locations }: IntakeChoices): NamedPlaces {
  const inside = namedPlaces(placeTexts, locations);
  if (fileName === undefined) return inside;
  const outside = namedPlaces([fileName.replace(/\.\w{1,5}$/, '')], locations);
  return { byName: inside.byName, all: [...new Set([...inside.byName, ...outside.all, ...inside.all])] };
}

/** A file with more open texts than anyone answers one by one gets no proposals for the rest of them. */
function itemChooser(items: ItemIndex): (text: string) => ItemFinding {
  let openCount = 0;
  return (text) => {
    const finding = chooseItem(text, items, openCount < maxProposedTexts ? undefined : noProposals);
    if (finding.type === 'open') openCount += 1;
    return finding;
  };
}

function perText<T>(find: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    const key = answerKey(text);
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(text);
    found.set(key, value);
    return value;
  };
}

function perItemAndText(): Matching['unitOf'] {
  const found = new Map<object, Map<string, UnitMatch | undefined>>();
  return (text, item) => {
    const ofItem = found.get(item) ?? new Map<string, UnitMatch | undefined>();
    found.set(item, ofItem);
    if (!ofItem.has(text)) ofItem.set(text, chooseUnit(text, item));
    return ofItem.get(text);
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
