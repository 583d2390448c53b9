import type { Answers, ColumnMatch } from '../../model';
import { headerKeys } from '../choices/answering';

/** A column by its number, with its name in answers: of two headers alike, the second has a name of its own. */
export type ShownColumn = { name: string; match: ColumnMatch };

/** The columns of a table as shown. What a profile answered is remembered, not the user's answer to this file. */
export function shownColumns(
  columns: readonly ColumnMatch[],
  remembered: Answers | null,
): Map<number, ShownColumn> {
  const names = headerKeys(columns.map(({ header }) => header));
  return new Map(
    columns.map((match, index) => {
      const name = names[index] ?? match.header;
      const isRemembered = match.reason === 'answered' && remembered?.columns?.[name] === match.field;
      return [match.column, { name, match: isRemembered ? { ...match, reason: 'remembered' } : match }];
    }),
  );
}
