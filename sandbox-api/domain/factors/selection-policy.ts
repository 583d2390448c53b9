/**
 * The company's decisions on the choice of published factors in a month; usually none. They come from an
 * accepted recalculation (`chosenYears`) or from a pin (`editionIds`).
 */
export type SelectionPolicy = {
  /** By publication: the year whose factors count instead of the activity's own year. */
  chosenYears?: Readonly<Record<string, number>>;
  /** Editions that existed when the month was pinned; newer ones are ignored. */
  editionIds?: ReadonlySet<number>;
};

/** The decisions, as part of a cache key; empty if there are none. */
export function policyText({ chosenYears, editionIds }: SelectionPolicy = {}): string {
  const editions = editionIds ? textOfEditions(editionIds) : '';
  return chosenYears ? `${JSON.stringify(chosenYears)}${editions}` : editions;
}

/** A pin names dozens of editions, and holds for every entry of its months. */
const editionTexts = new WeakMap<ReadonlySet<number>, string>();

function textOfEditions(editionIds: ReadonlySet<number>): string {
  const text = editionTexts.get(editionIds) ?? `editions ${[...editionIds].join()}`;
  editionTexts.set(editionIds, text);
  return text;
}

/** The year whose factors of a publication count for an activity of `year`. */
export function wantedYear(
  policy: SelectionPolicy | undefined,
  series: string | undefined,
  year: number,
): number {
  return (series === undefined ? undefined : policy?.chosenYears?.[series]) ?? year;
}

export function isEditionAllowed(policy: SelectionPolicy | undefined, editionId: number): boolean {
  return policy?.editionIds?.has(editionId) ?? true;
}
