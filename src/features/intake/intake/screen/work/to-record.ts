import { type EntryWarning, entryWarningCodes } from '#api/contract/activity-data/entry-checks';
import {
  type CheckedIntake,
  type IntakeEntryInput,
  intakeLimits,
  type WarningAnswer,
} from '#api/contract/intake/intakes';
import type { MissingPart } from '../../match/entries/to-entries';
import type { Answers, Draft, RowAnswer } from '../../model';
import { withRows } from '../choices/answering';
import type { Interpretation } from '../intake-tools';

/** A draft with everything that is known about it before it is recorded. */
export type DraftRow = {
  draft: Draft;
  /** What it lacks. */
  missing: readonly MissingPart[];
  issues: CheckedIntake['entries'][number]['issues'];
  warnings: readonly EntryWarning[];
  /** Warnings without an answer. */
  open: readonly EntryWarning[];
  /** The answers given to the warnings as they are now, by code. */
  given: Readonly<Record<string, 'keep' | 'replace'>>;
  /** The recorded entry that a credit note corrects. */
  correctsId: number | null;
};

/** Without `checked`, nothing is known about issues and warnings yet. */
export function draftRows(
  { matched, incomplete, keys }: Interpretation,
  checked: CheckedIntake | null,
  answers: Answers,
): DraftRow[] {
  const missingOf = new Map(incomplete.map(({ key, missing }) => [key, missing]));
  const checkOf = new Map(keys.map((key, index) => [key, checked?.entries[index]]));
  return matched.drafts.map((draft) => {
    const missing = missingOf.get(draft.key) ?? [];
    const { correctsId = null, ...row } = answers.rows?.[draft.key] ?? {};
    if (missing.length > 0)
      return { draft, missing, issues: [], warnings: [], open: [], given: {}, correctsId };
    const { issues = [], warnings = [] } = checkOf.get(draft.key) ?? {};
    const given = stillGiven(row, warnings);
    return {
      draft,
      missing,
      issues,
      warnings,
      open: warnings.filter((warning) => isOpen(warning, warnings, given)),
      given,
      correctsId,
    };
  });
}

/** Also what was to be replaced and no longer can be. */
function isOpen(warning: EntryWarning, warnings: readonly EntryWarning[], given: DraftRow['given']): boolean {
  const answer = given[answerKey(warning)];
  return answer === undefined || (answer === 'replace' && !canReplace(warning, warnings));
}

/**
 * Warnings of a code are answered together, but those about another row of the file apart from those about recorded
 * entries: a row cannot be replaced.
 */
export function answerKey({ code, other }: EntryWarning): string {
  return other?.index == null ? code : `${code} rows`;
}

/** The answers to a warning that says something else by now do not count: the user has not seen it. */
function stillGiven(
  { warnings: given = {}, warnedOf = {} }: RowAnswer,
  warnings: readonly EntryWarning[],
): DraftRow['given'] {
  const isSeen = (name: string, about: readonly EntryWarning[]) =>
    [sayingOf(about), earlierSayingOf(about)].includes(warnedOf[name] ?? '');
  const still: Record<string, 'keep' | 'replace'> = {};
  for (const warning of warnings) {
    const [key, { code }] = [answerKey(warning), warning];
    const [own, ofCode] = [given[key], given[code]];
    if (own && isSeen(key, ofKey(warnings, key))) still[key] = own;
    // Earlier releases kept one answer for all warnings of a code.
    else if (ofCode && (ofCode === 'keep' || key === code) && isSeen(code, ofCodeIn(warnings, code)))
      still[key] = ofCode;
  }
  return still;
}

function ofKey(warnings: readonly EntryWarning[], key: string): EntryWarning[] {
  return warnings.filter((warning) => answerKey(warning) === key);
}

function ofCodeIn(warnings: readonly EntryWarning[], code: string): EntryWarning[] {
  return warnings.filter((warning) => warning.code === code);
}

/** What some warnings say, briefly, because it is kept for thousands of entries. */
function sayingOf(warnings: readonly EntryWarning[]): string {
  return warnings.map((warning) => `${plainly(warning)} ${warning.usual ?? ''}`).join(';');
}

/** The form in the choices that earlier releases kept. */
function earlierSayingOf(warnings: readonly EntryWarning[]): string {
  return warnings.map(plainly).join(';');
}

function plainly({ other, days, found, unitSymbol }: EntryWarning): string {
  return [
    other?.entryId,
    other?.index,
    other?.startDate,
    other?.endDate,
    other?.value,
    days,
    found,
    unitSymbol,
  ]
    .map((part) => part ?? '')
    .join(' ');
}

/**
 * The answers to some warnings of an entry, by `answerKey`, and what these say, so that other warnings are asked about.
 */
export function warningAnswers(
  { given, warnings }: DraftRow,
  answered: readonly (readonly [string, 'keep' | 'replace'])[],
): RowAnswer {
  const next = { ...given, ...Object.fromEntries(answered) };
  const saying = Object.keys(next).map((key) => [key, sayingOf(ofKey(warnings, key))]);
  return { warnings: next, warnedOf: Object.fromEntries(saying) };
}

/**
 * The entries with the answers to the warnings that the user has seen, and no others. An answer names what it is about as
 * the user sees it: the warnings, or the recorded entry that it replaces, so that another one is left alone.
 */
export function entriesToRecord(
  { entries, keys }: Interpretation,
  rows: readonly DraftRow[],
): IntakeEntryInput[] {
  const rowOf = new Map(rows.map((row) => [row.draft.key, row]));
  return entries.map((entry, index) => {
    const row = rowOf.get(keys[index] ?? '');
    return { ...entry, answers: row ? entryWarningCodes.flatMap((code) => answersTo(code, row)) : [] };
  });
}

function answersTo(code: EntryWarning['code'], { given, warnings }: DraftRow): WarningAnswer[] {
  const answered = ofCodeIn(warnings, code).filter((warning) => given[answerKey(warning)] !== undefined);
  const kept = answered.filter((warning) => given[answerKey(warning)] === 'keep');
  const [replaces] = given[code] === 'replace' ? recordedOthers(code, warnings) : [];
  return [
    ...(replaces ? [{ code, answer: 'replace' as const, replaces }] : []),
    ...(kept.length > 0 ? [{ code, answer: 'keep' as const, ...seenOf(kept) }] : []),
  ];
}

/** The warnings that an answer is about. */
function seenOf(warnings: readonly EntryWarning[]): Pick<WarningAnswer, 'seen'> {
  const seen = warnings.map(({ other, days, found, usual }) => ({
    days,
    found,
    usual,
    other: other && { entryId: other.entryId, index: other.index, updatedOn: other.updatedOn },
  }));
  return seen.length > intakeLimits.maxSeen ? {} : { seen };
}

/** Why the entries cannot be recorded yet, most important first; empty if they can. */
export type Obstacle =
  | { kind: 'questions' | 'incomplete' | 'issues' | 'warnings' | 'tooMany'; count: number }
  | { kind: 'nothing' | 'checking' };

export const maxRecorded = 5000;

export function obstaclesOf(
  { understood, matched }: Interpretation,
  rows: readonly DraftRow[],
  isChecked: boolean,
): Obstacle[] {
  const questions = understood.questions.length + matched.questions.length;
  if (questions > 0) return [{ kind: 'questions', count: questions }];
  if (rows.length === 0) return [{ kind: 'nothing' }];
  if (rows.length > maxRecorded) return [{ kind: 'tooMany', count: rows.length }];
  const count = (has: (row: DraftRow) => boolean) => rows.filter(has).length;
  const found = [
    { kind: 'incomplete', count: count(({ missing }) => missing.length > 0) },
    { kind: 'issues', count: count(({ issues }) => issues.length > 0) },
    { kind: 'warnings', count: count(({ open }) => open.length > 0) },
  ] as const;
  const obstacles: Obstacle[] = found.filter((obstacle) => obstacle.count > 0);
  return isChecked || obstacles.length > 0 ? obstacles : [{ kind: 'checking' }];
}

/** Answers all open warnings with "record anyway". */
export function withAllKept(answers: Answers, rows: readonly DraftRow[]): Answers {
  const open = new Map(rows.filter((row) => row.open.length > 0).map((row) => [row.draft.key, row]));
  return withRows(answers, [...open.keys()], (key) => {
    const row = open.get(key);
    return row
      ? warningAnswers(
          row,
          row.open.map((warning) => [answerKey(warning), 'keep']),
        )
      : {};
  });
}

/** The warnings that a recorded entry can be replaced because of. */
const replacing: readonly EntryWarning['code'][] = ['duplicate', 'twin', 'sameInvoice'];

/** Of several recorded entries, an answer would replace all, so that it is not offered. */
export function canReplace({ code, other }: EntryWarning, warnings: readonly EntryWarning[]): boolean {
  const others = recordedOthers(code, warnings);
  return replacing.includes(code) && others.length === 1 && others[0]?.entryId === other?.entryId;
}

function recordedOthers(code: EntryWarning['code'], warnings: readonly EntryWarning[]) {
  return warnings.flatMap(({ code: own, other }) =>
    own === code && other && other.entryId !== null && other.updatedOn !== null
      ? [{ entryId: other.entryId, updatedOn: other.updatedOn }]
      : [],
  );
}
