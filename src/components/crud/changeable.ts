import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';

/** Fields that are decided together when two people changed the same row: an amount and its unit. */
export type ChangePart<Values> = {
  id: string;
  label: string;
  fields: readonly (keyof Values & string)[];
  describe: (values: Values) => Promise<string>;
};

/** What was read, what stands in the form, and what somebody else saved meanwhile. */
export type ChangeVersions<Values> = { read: Values; mine: Values; theirs: Values };

/** What two people may change at once: how it is saved, and what of it they decide about. */
export type Changeable<Row, Values extends FieldValues, Body> = {
  schema: ZodType<Body, Values>;
  toValues: (row: Row) => Values;
  /** Refused as stale when somebody changed the row after it was read. */
  update: (row: Row, body: Body) => Promise<Row>;
  /** Either always the same, or depending on what changed: another method makes the entry one part. */
  parts:
    | readonly ChangePart<Values>[]
    | ((versions: ChangeVersions<Values>) => readonly ChangePart<Values>[]);
};
