import type { Locale } from '#api/contract/messages';
import type { TopicEntry } from '#api/domain/materiality/items';
import { matterOf } from '#api/domain/materiality/matters';
import type { MethodChoice } from '#api/domain/materiality/method';
import { type RollUp, rollUp } from '#api/domain/materiality/roll-up';
import type { LoadedAssessment } from '#api/modules/materiality/assessments/service';

/** An assessment with all that follows from it by one method, named in one language. */
export type RolledUp = {
  assessment: LoadedAssessment;
  language: Locale;
  choice: MethodChoice;
  results: RollUp;
  entriesBySubtopic: ReadonlyMap<number, readonly TopicEntry[]>;
};

/** Names decide where scores are equal (R19), so the language belongs to the results. */
export function rolledUp(
  assessment: LoadedAssessment,
  language: Locale,
  choice: MethodChoice = assessment.choice,
): RolledUp {
  const { edition } = assessment;
  const stored = new Map(assessment.entries.map((entry) => [entry.id, entry]));
  const entries = assessment.topicEntries.map((entry) => {
    const row = stored.get(entry.entryId);
    return { ...entry, name: (row && matterOf(edition, row)?.name[language]) ?? '' };
  });
  return {
    assessment,
    language,
    choice,
    results: rollUp(assessment.items, entries, choice, language),
    entriesBySubtopic: bySubtopic(entries),
  };
}

function bySubtopic(entries: readonly TopicEntry[]): Map<number, TopicEntry[]> {
  const groups = new Map<number, TopicEntry[]>();
  for (const entry of entries) groups.set(entry.subtopicId, [...(groups.get(entry.subtopicId) ?? []), entry]);
  return groups;
}
