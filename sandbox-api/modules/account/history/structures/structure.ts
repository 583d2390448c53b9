import type { Locale } from '#api/contract/messages';
import type { Difference } from '../differences';
import type { LookupName } from '../repository';

/** What an input of a scenario is called, and how its values are written. */
export type InputWords = {
  title: string;
  unit: string | null;
  /** What is chosen by its value; of the company's locations by their keys. */
  choices: ReadonlyMap<string, string>;
  isLocation: boolean;
};

/** What the words of a structure are made with. */
export type StructureWords = {
  locale: Locale;
  find: (lookup: LookupName | 'widget', id: unknown) => string | null;
  /** Inputs by code, of the definition that a simulation names; null where that is no more. */
  inputsOf: (kept: Record<string, unknown>) => ReadonlyMap<string, InputWords> | null;
  publisherOf: (series: string) => string | null;
};

/** One structure as it was and as it is; undefined on the side where there is no row. */
type Held = { before: unknown; after: unknown; kept: Record<string, unknown> };

/** What changed, as lines of the history. */
export type Tell = (held: Held, words: StructureWords) => Difference[];

/** A line that says what changed where there are two states, else what the only one holds. */
export function oneLine(
  field: string,
  { before, after }: Held,
  say: { changed: () => string | null; holds: (value: unknown) => string | null },
): Difference[] {
  const isFilled = (value: unknown) => value !== undefined && value !== null;
  const line =
    isFilled(before) && isFilled(after)
      ? { before: null, after: say.changed() }
      : {
          before: isFilled(before) ? say.holds(before) : null,
          after: isFilled(after) ? say.holds(after) : null,
        };
  return line.before === null && line.after === null ? [] : [{ field, ...line }];
}
