import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import type { CheckedIntake, IntakeEntryInput } from '#api/contract/intake/intakes';
import type { Answers, Draft } from '../../model';
import { withRows } from '../choices/answering';
import type { Interpretation } from '../intake-tools';

/** A draft with everything that is known about it before it is recorded. */
export type DraftRow = {
  draft: Draft;
  /** What it lacks. */
  missing: readonly string[];
  issues: CheckedIntake['entries'][number]['issues'];
  warnings: readonly EntryWarning[];
  /** Warnings without an answer. */
  open: readonly EntryWarning[];
  /** The answers given so far, by code. */
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
    const { warnings: given = {}, correctsId = null } = answers.rows?.[draft.key] ?? {};
    if (missing.length > 0) return { draft, missing, issues: [], warnings: [], open: [], given, correctsId };
    const { issues = [], warnings = [] } = checkOf.get(draft.key) ?? {};
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
  const answer = given[warning.code];
  return answer === undefined || (answer === 'replace' && !canReplace(warning, warnings));
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
    const kept = (row?.open ?? []).map(({ code }) => [code, 'keep'] as const);
    return { warnings: { ...row?.given, ...Object.fromEntries(kept) } };
  });
}

/** The warnings that a recorded entry can be replaced because of. */
const replacing: readonly EntryWarning['code'][] = ['duplicate', 'twin', 'sameInvoice'];

/** Of several recorded entries, an answer would replace all, so that it is not offered. */
export function canReplace({ code }: EntryWarning, warnings: readonly EntryWarning[]): boolean {
  return replacing.includes(code) && recordedOthers(code, warnings).length === 1;
}

/** With the recorded entry that each answer replaces, as the user sees it, so that another one is left alone. */
export function withReplaced(
  entries: readonly IntakeEntryInput[],
  checked: CheckedIntake,
): IntakeEntryInput[] {
  return entries.map((entry, index) => ({
    ...entry,
    answers: (entry.answers ?? []).map((given) => {
      const [other] = recordedOthers(given.code, checked.entries[index]?.warnings ?? []);
      return given.answer === 'replace' && other ? { ...given, replaces: other } : given;
    }),
  }));
}

function recordedOthers(code: EntryWarning['code'], warnings: readonly EntryWarning[]) {
  return warnings.flatMap(({ code: own, other }) =>
    own === code && other && other.entryId !== null && other.updatedOn !== null
      ? [{ entryId: other.entryId, updatedOn: other.updatedOn }]
      : [],
  );
}
