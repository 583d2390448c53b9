import type { Choice, Choices, Text } from '#api/domain/value-chain/definitions';

/** `value | English | Polish | values of the children, by blanks`; the values are parts of the publisher's labels. */
export type Branches = readonly string[];

type Branch = { choice: Choice; children: readonly string[] };

function readBranch(row: string): Branch {
  const [value = '', en = '', pl = '', children = ''] = row.split('|').map((part) => part.trim());
  return { choice: { value, name: { en, pl } }, children: children.split(' ').filter(Boolean) };
}

/** A list and, for each of its values, the list of the field below it. */
export type ChoiceTree = {
  choices: readonly Choice[];
  choicesOf: (value: string) => readonly Choice[];
};

export function choiceTree(
  branches: Branches,
  names: Readonly<Record<string, Text>>,
  unit?: string,
): ChoiceTree {
  const rows = branches.map(readBranch);
  const children = new Map(
    rows.map(({ choice, children }) => [
      choice.value,
      children.map((value): Choice => ({ value, name: nameOf(names, value), ...(unit ? { unit } : {}) })),
    ]),
  );
  return { choices: rows.map(({ choice }) => choice), choicesOf: (value) => children.get(value) ?? [] };
}

/** `value | English | Polish`, one a line. */
export function choiceList(rows: Branches): Choice[] {
  return rows.map((row) => readBranch(row).choice);
}

export const below = (parent: string, choicesOf: (value: string) => readonly Choice[]): Choices => ({
  kind: 'dependent',
  parent,
  choicesOf,
});

function nameOf(names: Readonly<Record<string, Text>>, value: string): Text {
  const name = names[value];
  if (!name) throw new Error(`The choice "${value}" has no name.`);
  return name;
}
