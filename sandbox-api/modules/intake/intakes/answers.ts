import type { EntryWarning, EntryWarningCode } from '#api/contract/activity-data/entry-checks';
import type { FieldIssue } from '#api/contract/field-issue';
import {
  type IntakeEntry,
  type IntakeKind,
  intakeKinds,
  type SeenWarning,
  type WarningAnswer,
} from '#api/contract/intake/intakes';

/** Warnings about an entry that the new one can take the place of. */
const replaceable: ReadonlySet<EntryWarningCode> = new Set(['duplicate', 'twin', 'sameInvoice']);

export type Answered = {
  /** Warnings without an answer. */
  unanswered: FieldIssue[];
  /** Answers that cannot be followed. */
  issues: FieldIssue[];
  /** Recorded entries that are replaced, by their lists. */
  replaced: { kind: IntakeKind; id: number }[];
  /** Codes of the warnings that each entry is recorded in spite of. */
  kept: EntryWarningCode[][];
};

/** What the user's answers to the warnings come to. Each code of an entry is answered once, for all its warnings, or by `replace` and `keep`. */
export function answersTo(
  entries: readonly IntakeEntry[],
  warnings: readonly (readonly EntryWarning[])[],
): Answered {
  const answered: Answered = { unanswered: [], issues: [], replaced: [], kept: [] };
  const replacedBy = new Map<string, number>();
  for (const [index, { kind, answers }] of entries.entries()) {
    const found = warnings[index] ?? [];
    const codes = [...new Set(found.map(({ code }) => code))];
    const path = `entries.${index}.answers`;
    const open = codes.filter((code) => !isAnswered(code, answers, found));
    if (open.length > 0) answered.unanswered.push({ path, code: 'warningUnanswered', params: {} });
    answered.kept.push(
      codes.filter((code) => !open.includes(code) && given(answers, code, 'keep') !== undefined),
    );
    for (const code of codes) {
      const answer = given(answers, code, 'replace');
      const problem = answer && replace({ index, kind, replacedBy }, answer, found);
      if (problem) answered.issues.push({ path, code: problem, params: {} });
    }
  }
  answered.replaced = [...replacedBy.keys()].map(fromText);
  return answered;
}

function given(answers: readonly WarningAnswer[], code: EntryWarningCode, answer: WarningAnswer['answer']) {
  return answers.find((one) => one.code === code && one.answer === answer);
}

/** `replace` answers only what is about recorded entries: another row of the file stays, so that it needs a `keep`. */
function isAnswered(
  code: EntryWarningCode,
  answers: readonly WarningAnswer[],
  found: readonly EntryWarning[],
): boolean {
  const ofCode = found.filter((warning) => warning.code === code);
  const isReplacing = given(answers, code, 'replace') !== undefined;
  const toKeep = isReplacing ? ofCode.filter(({ other }) => other?.index != null) : ofCode;
  const keep = given(answers, code, 'keep');
  return keep ? isAbout(keep, toKeep) : toKeep.length === 0;
}

/** Someone may have recorded another entry since, which the user has not been warned of. */
function isAbout({ seen }: WarningAnswer, found: readonly EntryWarning[]): boolean {
  return !seen || textOf(seen) === textOf(found);
}

/** Equal for the same warnings in any order. */
function textOf(warnings: readonly SeenWarning[]): string {
  const texts = warnings.map(({ other, days, found, usual }) =>
    JSON.stringify([other?.entryId, other?.index, other?.updatedOn, days, found, usual]),
  );
  return texts.sort().join();
}

type Replacing = { index: number; kind: IntakeKind; replacedBy: Map<string, number> };

/** Takes a note of the recorded entry that an entry replaces, or tells why it can't. */
function replace(
  { index, kind, replacedBy }: Replacing,
  { code, replaces }: WarningAnswer,
  found: readonly EntryWarning[],
): string | null {
  if (!replaceable.has(code)) return 'replacedOther';
  const others = found.flatMap((warning) => (warning.code === code ? (warning.other ?? []) : []));
  const [recorded, ...more] = others.filter(({ entryId }) => entryId !== null);
  if (!recorded) return 'replacedGone';
  // The user would agree to one of them, and all would be deleted.
  if (more.length > 0) return 'replacedSeveral';
  if (recorded.entryId !== replaces?.entryId || recorded.updatedOn !== replaces.updatedOn)
    return 'replacedChanged';
  const text = `${kind} ${recorded.entryId}`;
  if ((replacedBy.get(text) ?? index) !== index) return 'replacedTwice';
  replacedBy.set(text, index);
  return null;
}

function fromText(text: string): { kind: IntakeKind; id: number } {
  const [name, id] = text.split(' ');
  return { kind: intakeKinds.find((kind) => kind === name) ?? 'utility', id: Number(id) };
}
