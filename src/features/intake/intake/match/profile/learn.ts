import { intakeProfileLimits, type TakenProfile } from '#api/contract/intake/intake-profiles';
import type { Answers, Matched, RawRecord, Understood } from '../../model';
import { shortLine } from '../entries/entry-limits';
import { answerKey } from '../texts/fold-text';
import { writeProfile } from './profile-content';

/** What a recorded file teaches, for the next one of its kind. */
export function learn(
  answers: Answers,
  understood: Understood,
  matched: Matched,
  firstSheet: string | null = null,
): TakenProfile {
  const { rows: _, ...lasting } = withProfile(answers, understood.settled);
  const learnt = withProfile(withoutFirstSheet(lasting, firstSheet), fromRows(understood, matched));
  const content = [learnt, { ...learnt, meters: undefined }, {}].map(writeProfile);
  return {
    fingerprint: understood.fingerprint,
    name: shortLine(understood.suggestedName, 120) ?? understood.fingerprint.slice(0, 120),
    content: content.find((text) => text.length <= intakeProfileLimits.maxContentChars) ?? '{}',
  };
}

/** The answers of this file, and below them those of the profile. Maps are merged text by text. */
export function withProfile(answers: Answers, profile: Answers): Answers {
  const { rows: _, ...known } = profile;
  return {
    ...known,
    ...withoutUndefined(answers),
    ...merged('columns', answers, known),
    ...merged('items', answers, known),
    ...merged('units', answers, known),
    ...merged('locations', answers, known),
    ...merged('meters', answers, known),
    ...merged('anchors', answers, known),
  };
}

type MapOfAnswers = 'columns' | 'items' | 'units' | 'locations' | 'meters' | 'anchors';

function merged(name: MapOfAnswers, answers: Answers, profile: Answers): Answers {
  if (!answers[name] && !profile[name]) return {};
  return { [name]: { ...profile[name], ...answers[name] } };
}

function withoutUndefined(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

/** A first sheet often has the name of its month; the first one of the next file is taken anyway. */
function withoutFirstSheet({ sheet, ...answers }: Answers, firstSheet: string | null): Answers {
  return sheet === undefined || sheet === firstSheet ? answers : { ...answers, sheet };
}

/**
 * What the user chose in every row of a text or meter, and so meant for all of them: the item of an item text, the
 * location of a location text.
 */
function fromRows({ records }: Understood, { drafts }: Matched): Answers {
  const byKey = new Map(records.map((record) => [record.key, record]));
  const items = agreeing(drafts, byKey, 'item', ({ item, reasons }) =>
    reasons.item === 'answered' ? item : null,
  );
  const locations = agreeing(drafts, byKey, 'location', ({ locationId, reasons }) =>
    reasons.location === 'answered' ? locationId : null,
  );
  return { items, locations };
}

function agreeing<T>(
  drafts: Matched['drafts'],
  records: Map<string, RawRecord>,
  part: 'item' | 'location',
  chosen: (draft: Matched['drafts'][number]) => T | null,
): Record<string, T> {
  const found = new Map<string, T | null>();
  for (const draft of drafts) {
    const text = records.get(draft.key)?.[part];
    if (!text) continue;
    const key = answerKey(text);
    const value = chosen(draft);
    const isSame = !found.has(key) || JSON.stringify(found.get(key)) === JSON.stringify(value);
    found.set(key, isSame ? value : null);
  }
  return Object.fromEntries([...found].flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
