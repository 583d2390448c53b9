import type { Text } from '#api/domain/reports/text';
import type { Edition } from './edition';

/** A matter that the company entered, as it is stored. */
export type StoredMatter = { id: number; topicId: number; subtopicId: number; ownName: string | null };

/** A matter with its place in the list: one of the list's own, or one that the company added to a topic. */
export type Matter = {
  /** Results are grouped by it. */
  id: number;
  name: Text;
  topicId: number;
  categoryId: number;
  /** `E1` … `G1`. */
  standard: string;
  /** What the list proposes; a matter of the company's own proposes nothing. */
  isHumanRights: boolean;
};

/** Of a matter of the company's own, in place of a subtopic of the list. */
export const noSubtopic = 0;

/** Lists number their subtopics below it. */
const firstOwn = 1_000_000;

/** By what the results of a matter of the company's own are known. */
export function ownMatterId(entryId: number): number {
  return firstOwn + entryId;
}

/** Undefined for a matter that the edition does not know. */
export function matterOf(
  edition: Edition,
  { id, topicId, subtopicId, ownName }: StoredMatter,
): Matter | undefined {
  if (ownName === null) return edition.subtopicById.get(subtopicId);
  const topic = edition.topicById.get(topicId);
  if (!topic) return undefined;
  const { categoryId, standard } = topic;
  const name = { en: ownName, pl: ownName };
  return { id: ownMatterId(id), name, topicId, categoryId, standard, isHumanRights: false };
}
