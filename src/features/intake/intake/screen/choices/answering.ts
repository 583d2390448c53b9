import type { Answers, ColumnField, ItemChoice, LeftOut, Question, RowAnswer } from '../../model';

/** Texts of a file are compared trimmed and in lower case. */
export function keyOf(text: string): string {
  return text.trim().toLowerCase();
}

/** What a question can be answered with; which one depends on what it is about. */
export type Given =
  /** All columns that were offered are parts of the amount. */
  | { addUp: true }
  | { value: string | number | ItemChoice | 'leaveOut' }
  | { locationId: number; item: ItemChoice | null };

/** The answers with one more. */
export function answered(answers: Answers, question: Question, given: Given): Answers {
  const value = 'value' in given ? given.value : null;
  switch (question.about) {
    case 'columns':
      return 'addUp' in given
        ? withParts(answers, question.options)
        : withColumn(answers, String(value), question.field);
    case 'items':
      return {
        ...answers,
        items: { ...answers.items, [keyOf(question.text)]: value as ItemChoice | 'leaveOut' },
      };
    case 'units':
      return { ...answers, units: { ...answers.units, [keyOf(question.text)]: Number(value) } };
    case 'locations':
      return { ...answers, locations: { ...answers.locations, [keyOf(question.text)]: Number(value) } };
    case 'meters':
      return 'locationId' in given
        ? { ...answers, meters: { ...answers.meters, [keyOf(question.meter)]: given } }
        : answers;
    case 'locationId':
      return { ...answers, locationId: Number(value), locationsNamed: question.named ?? [] };
    case 'sheet':
      return withSheet(answers, String(value));
    default:
      return { ...answers, [question.about]: value };
  }
}

/** Another sheet has its header in a row of its own and may be built in another way. */
export function withSheet(answers: Answers, sheet: string): Answers {
  const { headerRow: _, layout: __, ...others } = answers;
  return { ...others, sheet };
}

/** A column means a field from now on. Another column that was chosen for it is free again. */
export function withColumn(answers: Answers, header: string, field: ColumnField | null): Answers {
  const others = Object.entries(answers.columns ?? {}).filter(
    ([name, chosen]) => name !== keyOf(header) && !isReplaced(chosen, field),
  );
  return {
    ...answers,
    columns: { ...Object.fromEntries(others), [keyOf(header)]: field ?? 'ignore' },
  };
}

/** Columns that are added up are several; an amount of its own takes their place. */
function isReplaced(chosen: ColumnField, field: ColumnField | null): boolean {
  if (field === 'amount') return chosen === 'amount' || chosen === 'amountPart';
  if (field === 'amountPart') return chosen === 'amount';
  return chosen === field && field !== 'ignore';
}

function withParts(answers: Answers, headers: readonly string[]): Answers {
  return headers.reduce((next, header) => withColumn(next, header, 'amountPart'), answers);
}

/** The headers as answers name them: of two alike, the second has `#2` behind it. */
export function headerKeys(headers: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const key = keyOf(header);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}

/** Another value is another entry: the answers to warnings were about the one before. */
export function withRow(answers: Answers, key: string, change: RowAnswer): Answers {
  const { warnings, ...known } = answers.rows?.[key] ?? {};
  const isSameEntry = Object.keys(change).every((name) => sameEntry.has(name));
  const kept = isSameEntry && warnings ? { warnings } : {};
  return { ...answers, rows: { ...answers.rows, [key]: { ...known, ...kept, ...change } } };
}

const sameEntry: ReadonlySet<string> = new Set([
  'warnings',
  'isTaken',
  'isLeftOut',
] satisfies (keyof RowAnswer)[]);

/** The same answer for several rows. */
export function withRows(
  answers: Answers,
  keys: readonly string[],
  changeOf: (key: string) => RowAnswer,
): Answers {
  return keys.reduce((next, key) => withRow(next, key, changeOf(key)), answers);
}

/** Reasons that the user can overrule: the others leave nothing that could be recorded. */
const takeable: readonly LeftOut['reason'][] = ['total', 'cancelled', 'notEnergy', 'duplicate', 'byUser'];

export function canBeTaken({ reason }: LeftOut): boolean {
  return takeable.includes(reason);
}
