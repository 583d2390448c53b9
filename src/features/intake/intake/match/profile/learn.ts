import { intakeProfileLimits, type TakenProfile } from '#api/contract/intake/intake-profiles';
import type { Answers, Matched, Understood } from '../../model';
import { shortLine } from '../entries/entry-limits';
import { writeProfile } from './profile-content';

/** Such a file without its records, as the page has it. */
export type UnderstoodFile = Omit<Understood, 'records'>;

/**
 * What a recorded file teaches for the next one of its kind: what was proposed and recorded, and above it what the
 * user answered. Meters come last if there is too much, because the recorded entries tell them as well.
 */
export function learn(answers: Answers, understood: UnderstoodFile, _matched: Matched): TakenProfile {
  const learnt = withProfile(answers, understood.settled);
  const contents = [learnt, { ...learnt, meters: undefined }, understood.settled, {}].map(writeProfile);
  return {
    fingerprint: understood.fingerprint,
    name: shortLine(understood.suggestedName, 120) ?? understood.fingerprint.slice(0, 120),
    content: contents.find((text) => text.length <= intakeProfileLimits.maxContentChars) ?? writeProfile({}),
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
