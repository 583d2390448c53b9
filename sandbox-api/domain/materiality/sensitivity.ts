import type { MaterialityResult } from './group-result';
import type { Iro, TopicEntry } from './items';
import type { MethodChoice } from './method';
import { rollUp } from './roll-up';

export type TurnedSubtopic = {
  subtopicId: number;
  before: MaterialityResult;
  after: MaterialityResult;
  /** Null: it stays on the list of material topics, or off it, and only the axis changes. */
  becomesMaterial: boolean | null;
};

/** Subtopics that another choice of method would turn; incomplete ones have no result that could turn. */
export function sensitivity(
  iros: readonly Iro[],
  entries: readonly TopicEntry[],
  choice: MethodChoice,
  otherChoice: MethodChoice,
): TurnedSubtopic[] {
  const others = new Map(rollUp(iros, entries, otherChoice).subtopics.map((group) => [group.id, group]));
  return rollUp(iros, entries, choice).subtopics.flatMap(({ id, result, isMaterial }): TurnedSubtopic[] => {
    const other = others.get(id);
    if (!result || !other?.result || result === other.result) return [];
    const becomesMaterial = isMaterial === other.isMaterial ? null : other.isMaterial;
    return [{ subtopicId: id, before: result, after: other.result, becomesMaterial }];
  });
}
