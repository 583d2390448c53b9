import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';

/** Fields that are decided together in a conflict, such as an amount and its unit. */
export type ChangePart<Values> = {
  id: string;
  label: string;
  fields: readonly (keyof Values & string)[];
  describe: (values: Values) => Promise<string>;
};

/** The values as read, as in the form, and as saved by another user. */
export type ChangeVersions<Values> = { read: Values; mine: Values; theirs: Values };

/** Something that two users may change at the same time: how it is saved, and which parts they decide about. */
export type Changeable<Row, Values extends FieldValues, Body> = {
  schema: ZodType<Body, Values>;
  toValues: (row: Row) => Values;
  /** Refused as stale if another user changed the row after it was read. */
  update: (row: Row, body: Body) => Promise<Row>;
  /** Either fixed, or depending on the changes: a changed method makes the whole entry one part. */
  parts:
    | readonly ChangePart<Values>[]
    | ((versions: ChangeVersions<Values>) => readonly ChangePart<Values>[]);
};
