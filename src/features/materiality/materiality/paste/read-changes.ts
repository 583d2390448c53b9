import { type AssessmentRow, horizons, reasonChars } from '#api/contract/materiality/assessments';
import type { ChoiceField } from '@/features/materiality/materiality/assessment/kinds';
import {
  asksProbability,
  type ChoiceRules,
  fitsRemedy,
  withFollowing,
} from '@/features/materiality/materiality/assessment/values';
import { type Changes, differing, valuesOf } from '@/features/materiality/materiality/grid/changes';
import { requestOf } from '@/features/materiality/materiality/grid/request';
import { choiceColumns, plain, writtenAs } from './columns';
import type { Cell, Cells } from './find-item';
import type { RowProblem } from './problems';

/** An option with all the spellings that are accepted for it. */
export type PasteOption = { id: number; value: number | null; label: string; words: readonly string[] };
export type PasteLists = {
  options: ReadonlyMap<ChoiceField, readonly PasteOption[]>;
  rules: ChoiceRules;
};

type Read = { changes: Changes; problems: RowProblem[] };

/** What a row changes in its item. An empty cell changes nothing. */
export function readChanges(cells: Cells, row: AssessmentRow, lists: PasteLists): Read {
  const changes: Changes = {};
  const problems: RowProblem[] = [];
  for (const [id, fields] of choiceColumns) {
    const cell = cells[id];
    const field = fields[row.typeCode];
    if (!cell) continue;
    const values = { ...valuesOf(row), ...changes };
    const isAsked =
      field !== 'dmAssessmentProbabilityId' || asksProbability(row.typeCode, values, lists.rules.ids);
    const option = field && isAsked ? optionOf(cell.value, lists.options.get(field) ?? []) : undefined;
    if (!field || !isAsked) problems.push({ code: 'notAsked', ...cell });
    else if (!option) problems.push(unknownLevel(cell, lists.options.get(field) ?? []));
    else if (isMisfit(field, option)) problems.push({ code: 'misfit', ...cell });
    else Object.assign(changes, withFollowing(values, { field, picked: option.id }, lists.rules));
  }
  readPlace(cells, row, { changes, problems });
  const differences = differing(changes, valuesOf(row));
  return { changes: differences, problems: [...problems, ...missing(row, differences, { problems, lists })] };

  function isMisfit(field: ChoiceField, { value }: PasteOption): boolean {
    const { dmAssessmentType1Id: type } = { ...valuesOf(row), ...changes };
    if (field !== 'dmAssessmentIrremediabilityId' || type === null || value === null) return false;
    return !fitsRemedy({ value }, type === lists.rules.ids.positive);
  }
}

/** The fields of an item that are not choices. */
function readPlace({ humanRights, horizon, reason }: Cells, row: AssessmentRow, into: Read): void {
  const { changes, problems } = into;
  if (humanRights && row.typeCode !== 'impact') problems.push({ code: 'notAsked', ...humanRights });
  else if (humanRights) {
    const answer = (['yes', 'no'] as const).find((word) => isWritten(humanRights.value, writtenAs(word)));
    const isNow = row.chosen?.isHumanRights ?? row.proposesHumanRights;
    if (!answer) problems.push({ code: 'unknownLevel', ...humanRights, allowed: yesAndNo });
    else if ((answer === 'yes') !== isNow) changes.isHumanRights = answer === 'yes';
  }
  if (horizon) {
    const found = horizons.find((one) => isWritten(horizon.value, [one, ...writtenAs(one)]));
    const allowed = horizons.flatMap((one) => writtenAs(one).slice(0, 1));
    if (found) changes.horizon = found;
    else problems.push({ code: 'unknownLevel', ...horizon, allowed });
  }
  if (!reason) return;
  if (reason.value.length > reasonChars)
    problems.push({ code: 'tooLong', column: reason.column, most: reasonChars });
  else changes.reason = reason.value;
}

const yesAndNo = [...writtenAs('yes'), ...writtenAs('no')];

function missing(
  row: AssessmentRow,
  changes: Changes,
  { problems, lists }: { problems: readonly RowProblem[]; lists: PasteLists },
): RowProblem[] {
  // A level that cannot be read is not also reported as missing.
  if (problems.length > 0 || Object.keys(changes).length === 0) return [];
  const request = requestOf(row, changes, lists.rules.ids);
  return request.is === 'incomplete' ? [{ code: 'missing', fields: request.missing }] : [];
}

function isWritten(text: string, words: readonly string[]): boolean {
  return words.some((word) => plain(word) === plain(text));
}

/** By its number (`3` or `3,0`), its words, or both as the grid writes them: `3 – Medium`. */
function optionOf(text: string, options: readonly PasteOption[]): PasteOption | undefined {
  const number = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
  if (number !== null) return options.find(({ value }) => value === number);
  return options.find(
    ({ value, label, words }) =>
      isWritten(text.replace(/\s*[-–]\s*/, ' – '), [`${value} – ${label}`]) ||
      isWritten(text, [label, ...words]),
  );
}

function unknownLevel(cell: Cell, options: readonly PasteOption[]): RowProblem {
  const allowed = options.map(({ value, label }) => (value === null ? label : `${value} – ${label}`));
  return { code: 'unknownLevel', ...cell, allowed };
}
