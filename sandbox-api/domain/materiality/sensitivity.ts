import type { GroupResult, MaterialityResult } from './group-result';

export type TurnedSubtopic = {
  subtopicId: number;
  before: MaterialityResult;
  after: MaterialityResult;
  /** Null: it stays on the list of material topics, or off it, and only the axis changes. */
  becomesMaterial: boolean | null;
};

/** Subtopics that another choice of method turns; incomplete ones have no result that could turn. */
export function sensitivity(
  subtopics: readonly GroupResult[],
  byOtherChoice: readonly GroupResult[],
): TurnedSubtopic[] {
  const others = new Map(byOtherChoice.map((group) => [group.id, group]));
  return subtopics.flatMap(({ id, result, isMaterial }): TurnedSubtopic[] => {
    const other = others.get(id);
    if (!result || !other?.result || result === other.result) return [];
    const becomesMaterial = isMaterial === other.isMaterial ? null : other.isMaterial;
    return [{ subtopicId: id, before: result, after: other.result, becomesMaterial }];
  });
}
