import type { GroupResult } from './group-result';
import type { Iro, TopicEntry } from './items';
import type { MethodChoice } from './method';
import { rollUp } from './roll-up';
import { type ItemReason, pairedItems } from './working/item-reasons';

export type Assessed = { iros: readonly Iro[]; entries: readonly TopicEntry[]; choice: MethodChoice };

/** Why a subtopic changed its place. */
export type MoveReason =
  | ItemReason
  | { code: 'subtopicAdded' | 'subtopicRemoved' }
  /** Entries to which no item is written, before and after. */
  | { code: 'emptyEntries'; from: number; to: number }
  | { code: 'methodChanged'; parameter: keyof MethodChoice; from: string; to: string };

export type MovedSubtopic = {
  subtopicId: number;
  /** Null where the assessment does not have the subtopic. */
  before: GroupResult | null;
  after: GroupResult | null;
  /** At least one. */
  reasons: MoveReason[];
};

export type Comparison = { moved: MovedSubtopic[]; unchangedCount: number };

type Groups = ReadonlyMap<number, GroupResult>;
type MethodChange = Extract<MoveReason, { code: 'methodChanged' }>;

/**
 * Differences between two assessments of one edition, by subtopic, with reasons. Items belong together if
 * copies lead back to the same one, whichever of the two assessments is the later; `between` gives the
 * sources of items of other assessments. A change of method is a reason if applying it alone, or reverting it
 * alone, moves the subtopic.
 */
export function compareAssessments(
  before: Assessed,
  after: Assessed,
  between: ReadonlyMap<number, number> = new Map(),
): Comparison {
  const old = groupsOf(before);
  const now = groupsOf(after);
  const ids = [...new Set([...old.keys(), ...now.keys()])].sort((left, right) => left - right);
  const changes = methodChanges(before, after, old, now);
  const itemsOf = pairedItems(before, after, between);
  const moved = ids.flatMap((subtopicId): MovedSubtopic[] => {
    const [was, is] = [old.get(subtopicId), now.get(subtopicId)];
    if (isSame(was, is)) return [];
    const reasons = reasonsOf(subtopicId, { before, after, changes, itemsOf });
    return [{ subtopicId, before: was ?? null, after: is ?? null, reasons }];
  });
  return { moved, unchangedCount: ids.length - moved.length };
}

function groupsOf({ iros, entries, choice }: Assessed): Groups {
  return new Map(rollUp(iros, entries, choice).subtopics.map((group) => [group.id, group]));
}

function isSame(left: GroupResult | undefined, right: GroupResult | undefined): boolean {
  return outcomeOf(left) === outcomeOf(right);
}

function outcomeOf(group: GroupResult | undefined): string {
  if (!group) return '';
  const { impactMateriality, financialMateriality, result, isMaterial } = group;
  return [impactMateriality, financialMateriality, result, isMaterial].map(String).join();
}

type EffectOfChange = { change: MethodChange; moves: ReadonlySet<number> };

/** Every part of the method that differs, with the subtopics that it moves alone. */
function methodChanges(before: Assessed, after: Assessed, old: Groups, now: Groups): EffectOfChange[] {
  const parameters = Object.keys(after.choice) as (keyof MethodChoice)[];
  return parameters
    .filter((parameter) => before.choice[parameter] !== after.choice[parameter])
    .map((parameter) => {
      const [from, to] = [before.choice[parameter], after.choice[parameter]];
      const taken = groupsOf({ ...before, choice: { ...before.choice, [parameter]: to } });
      const takenBack = groupsOf({ ...after, choice: { ...after.choice, [parameter]: from } });
      const moves = [...old.keys(), ...now.keys()].filter(
        (id) => !isSame(taken.get(id), old.get(id)) || !isSame(takenBack.get(id), now.get(id)),
      );
      const change = { code: 'methodChanged', parameter, from: String(from), to: String(to) } as const;
      return { change, moves: new Set(moves) };
    });
}

type Compared = {
  before: Assessed;
  after: Assessed;
  changes: readonly EffectOfChange[];
  itemsOf: (subtopicId: number) => ItemReason[];
};

function reasonsOf(subtopicId: number, { before, after, changes, itemsOf }: Compared): MoveReason[] {
  const was = before.entries.filter((entry) => entry.subtopicId === subtopicId);
  const is = after.entries.filter((entry) => entry.subtopicId === subtopicId);
  if (was.length === 0) return [{ code: 'subtopicAdded' }];
  if (is.length === 0) return [{ code: 'subtopicRemoved' }];
  const [from, to] = [emptyOf(was, before), emptyOf(is, after)];
  const methods = changes.filter(({ moves }) => moves.has(subtopicId)).map(({ change }) => change);
  const reasons: MoveReason[] = [
    ...itemsOf(subtopicId),
    ...(from === to ? [] : [{ code: 'emptyEntries', from, to } as const]),
    ...methods,
  ];
  // Three parts or more that move it only together: neither one alone, nor all but one.
  return reasons.length > 0 ? reasons : changes.map(({ change }) => change);
}

function emptyOf(entries: readonly TopicEntry[], { iros }: Assessed): number {
  return entries.filter(({ entryId }) => !iros.some((iro) => iro.entryId === entryId)).length;
}
