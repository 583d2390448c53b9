import { intakeLimits } from '#api/contract/intake/intakes';
import type { Answers } from '../../model';

/** What is kept of an open intake, so that it continues where the user stopped. */
export type StoredChoices = {
  answers: Answers;
  /** The profile that the answers started with. */
  remembered: { fingerprint: string; name: string } | null;
  /** The user's name for what is learnt from this file. */
  profileName: string | null;
  /** Of the profile that the recording saved; null until then. */
  learntFingerprint: string | null;
  /** The file could not be read when it was last opened. */
  isUnreadable?: true;
};

export const noChoices: StoredChoices = {
  answers: {},
  remembered: null,
  profileName: null,
  learntFingerprint: null,
};

/** Reads what `writeChoices` wrote. Anything else counts as nothing chosen, so the user answers again. */
export function readChoices(text: string | null): StoredChoices {
  if (text === null) return noChoices;
  const read = parse(text);
  if (!isRecord(read) || !isRecord(read.answers)) return noChoices;
  const { answers, remembered, profileName, learntFingerprint, isUnreadable } = read;
  return {
    answers: answers as Answers,
    remembered:
      isRecord(remembered) &&
      typeof remembered.fingerprint === 'string' &&
      typeof remembered.name === 'string'
        ? { fingerprint: remembered.fingerprint, name: remembered.name }
        : null,
    profileName: typeof profileName === 'string' ? profileName : null,
    learntFingerprint: typeof learntFingerprint === 'string' ? learntFingerprint : null,
    ...(isUnreadable === true ? { isUnreadable } : {}),
  };
}

/**
 * Beyond the limit, first the answers to warnings and then all answers about single rows are not kept: they still
 * count for the recording, but a reload asks about them again.
 */
export function writeChoices(
  choices: StoredChoices,
  maxChars: number = intakeLimits.maxChoicesChars,
): string {
  const { answers } = choices;
  const { rows, ...others } = answers;
  const withoutWarnings = Object.fromEntries(
    Object.entries(rows ?? {}).flatMap(([key, { warnings: _, warnedOf: __, ...row }]) =>
      Object.keys(row).length > 0 ? [[key, row] as const] : [],
    ),
  );
  const candidates = [answers, { ...others, rows: withoutWarnings }, others];
  const texts = candidates.map((candidate) => JSON.stringify({ ...choices, answers: candidate }));
  return texts.find((text) => text.length <= maxChars) ?? JSON.stringify({ ...choices, answers: {} });
}

/** How many decisions there are, to compare two users' answers. */
export function countChoices({ answers }: StoredChoices): number {
  return Object.values(answers).reduce<number>(
    (sum, answer) => sum + (isRecord(answer) && !('kind' in answer) ? Object.keys(answer).length : 1),
    0,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Notes whether the file could be read, so that one that could not is not offered again. */
export function withReadable(choices: StoredChoices, isReadable: boolean): StoredChoices {
  const { isUnreadable, ...others } = choices;
  if (isReadable === !isUnreadable) return choices;
  return isReadable ? others : { ...others, isUnreadable: true };
}
