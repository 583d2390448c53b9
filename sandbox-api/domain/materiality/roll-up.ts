import { groupResult } from './group';
import type { GroupResult } from './group-result';
import { type Iro, type ScoredIro, scoreIro, type TopicEntry } from './items';
import type { MethodChoice } from './method';
import { rankedIssues, type TopIssue, topIssues } from './top-issues';
import { step, type WorkingStep } from './working/working-step';

/** A note on one item that a reader has to see. */
export type ItemFlag = {
  iroId: number;
  code: 'tailRisk' | 'disagreement' | 'reasonMissing';
};

export type RollUp = {
  items: ScoredIro[];
  /** Each group by its id. */
  entries: GroupResult[];
  subtopics: GroupResult[];
  topics: GroupResult[];
  categories: GroupResult[];
  /** Material subtopics in their order (R19); the first ten are the top issues. */
  ranking: TopIssue[];
  topIssues: TopIssue[];
  flags: ItemFlag[];
  /** No entry, or something of one is open. */
  isIncomplete: boolean;
  /** Standards with a material matter, by name. */
  materialStandards: string[];
  /** R17: everything is assessed and nothing of E1 is material, so that a detailed explanation is required. */
  isClimateNotMaterial: boolean;
  /** Requirements of the assessment as a whole. */
  working: WorkingStep[];
};

const climate = 'E1';

/** The results of the items, in any order. Items of an entry that is not given are left out. */
export function rollUp(
  iros: readonly Iro[],
  entries: readonly TopicEntry[],
  choice: MethodChoice,
  language: 'en' | 'pl' = 'en',
): RollUp {
  const items = iros.map((iro) => scoreIro(iro, choice)).sort((a, b) => a.iro.iroId - b.iro.iroId);
  const itemsOf = grouped(items, ({ iro }) => iro.entryId);
  const groups = (idOf: (entry: TopicEntry) => number) => groupsBy(entries, itemsOf, idOf, choice);
  const perEntry = groups(({ entryId }) => entryId);
  const subtopics = groups(({ subtopicId }) => subtopicId);
  const names = new Map(entries.map(({ subtopicId, name }) => [subtopicId, name]));
  const nameOf = (id: number) => names.get(id) ?? '';
  const isIncomplete = entries.length === 0 || perEntry.some((entry) => entry.isIncomplete);
  const materialStandards = standardsOf(entries, perEntry);
  const isClimateNotMaterial = !isIncomplete && !materialStandards.includes(climate);
  const ranking = rankedIssues(subtopics, nameOf, language);
  return {
    items,
    entries: perEntry,
    subtopics,
    topics: groups(({ topicId }) => topicId),
    categories: groups(({ categoryId }) => categoryId),
    ranking,
    topIssues: topIssues(ranking),
    flags: items.flatMap(flagsOf),
    isIncomplete,
    materialStandards,
    isClimateNotMaterial,
    working: isClimateNotMaterial ? [step('climateExplained')] : [],
  };
}

function groupsBy(
  entries: readonly TopicEntry[],
  itemsOf: ReadonlyMap<number, readonly ScoredIro[]>,
  idOf: (entry: TopicEntry) => number,
  choice: MethodChoice,
): GroupResult[] {
  return [...grouped(entries, idOf)]
    .map(([id, group]) => {
      const parts = group.map(({ entryId }) => itemsOf.get(entryId) ?? []);
      const hasEmptyEntry = parts.some((part) => part.length === 0);
      return groupResult(id, parts.flat(), choice, hasEmptyEntry);
    })
    .sort((left, right) => left.id - right.id);
}

function grouped<T>(list: readonly T[], idOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of list) groups.set(idOf(one), [...(groups.get(idOf(one)) ?? []), one]);
  return groups;
}

function standardsOf(entries: readonly TopicEntry[], results: readonly GroupResult[]): string[] {
  const material = new Set(results.filter(({ isMaterial }) => isMaterial).map(({ id }) => id));
  const standards = entries.filter(({ entryId }) => material.has(entryId)).map(({ standard }) => standard);
  return [...new Set(standards)].sort();
}

/** A reason may be missing because the method was changed after the item was assessed. */
function flagsOf({ iro, scored }: ScoredIro): ItemFlag[] {
  if (!scored) return [];
  const { iroId, reason } = iro;
  const codes: ItemFlag['code'][] = [];
  if (scored.isTailRisk) codes.push('tailRisk');
  if (scored.disagrees) codes.push('disagreement');
  if (scored.needsReason && !reason?.trim()) codes.push('reasonMissing');
  return codes.map((code) => ({ iroId, code }));
}
