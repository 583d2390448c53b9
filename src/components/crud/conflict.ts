/** One part that another user has changed. */
export type Conflict = { id: string; label: string; theirs: string; mine: string };

type Part<Values> = { fields: readonly (keyof Values & string)[] };

/**
 * The parts that differ on the server both from what was read and from what is about to be saved. A part that both
 * users changed to the same value, or that only this user changed, is not a conflict.
 */
export function conflictingParts<Values extends object, P extends Part<Values>>(
  parts: readonly P[],
  { read, mine, theirs }: { read: Values; mine: Values; theirs: Values },
): P[] {
  const differ = (part: P, a: Values, b: Values) => part.fields.some((field) => a[field] !== b[field]);
  return parts.filter((part) => differ(part, read, theirs) && differ(part, mine, theirs));
}

/**
 * What is saved after the decision: this user's values, with the other user's values in the parts that were
 * conceded.
 */
export function mergeValues<Values extends object>(
  mine: Values,
  theirs: Values,
  partsOfTheirs: readonly Part<Values>[],
): Values {
  const taken = partsOfTheirs.flatMap((part) => part.fields.map((field) => [field, theirs[field]] as const));
  return { ...mine, ...Object.fromEntries(taken) };
}
