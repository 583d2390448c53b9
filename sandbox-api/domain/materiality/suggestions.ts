import type { Text } from '#api/domain/reports/text';
import type { Edition, StoredSuggestions, Subtopic } from './edition';

type Offered<Row> = Omit<Row, 'sectors'> & {
  /** Whether it fits the sector; the others are offered after those that do. */
  isFitting: boolean;
};
type ActivitySuggestion = Offered<StoredSuggestions['activities'][number]>;
type StakeholderSuggestion = Offered<StoredSuggestions['stakeholders'][number]>;
/** A matter that is often material in the sector, and why it is offered. */
type SubtopicSuggestion = {
  subtopic: Subtopic;
  reason: Text;
  mark: 'norm' | 'convention';
  /** Of a norm. */
  paragraph: string | null;
};

/** Activities of the value chain, those that are usual in the sector first (convention). Null: no sector is chosen. */
export function suggestActivities(edition: Edition, sectorId: number | null): ActivitySuggestion[] {
  return offer(edition.suggestions.activities, codeOf(edition, sectorId));
}

/**
 * Stakeholders, those that are usual in the sector first; smaller undertakings are offered fewer (convention).
 * Null: no sector or size is chosen.
 */
export function suggestStakeholders(
  edition: Edition,
  { sectorId, sizeId }: { sectorId: number | null; sizeId: number | null },
): StakeholderSuggestion[] {
  const fitting = edition.suggestions.stakeholders.filter(
    ({ fromSizeId }) => sizeId === null || fromSizeId <= sizeId,
  );
  return offer(fitting, codeOf(edition, sectorId));
}

/** Subtopics that are often material in the sector, in the order of the standards; others may be material too. */
export function suggestSubtopics(edition: Edition, sectorId: number | null): SubtopicSuggestion[] {
  const code = codeOf(edition, sectorId);
  return edition.suggestions.topics
    .filter(({ sectors }) => fits(sectors, code))
    .flatMap(({ subtopicIds, reason, mark, paragraph = null }) =>
      subtopicIds.flatMap((id) => {
        const subtopic = edition.subtopicById.get(id);
        return subtopic ? [{ subtopic, reason, mark, paragraph }] : [];
      }),
    );
}

function codeOf(edition: Edition, sectorId: number | null): string | null {
  return sectorId === null ? null : (edition.sectorById.get(sectorId)?.code ?? null);
}

function fits(sectors: readonly string[] | null, code: string | null): boolean {
  return sectors === null || (code !== null && sectors.includes(code));
}

function offer<Row extends { sectors: readonly string[] | null }>(
  rows: readonly Row[],
  code: string | null,
): Offered<Row>[] {
  const offered = rows.map(({ sectors, ...row }) => ({ ...row, isFitting: fits(sectors, code) }));
  return [...offered.filter(({ isFitting }) => isFitting), ...offered.filter(({ isFitting }) => !isFitting)];
}
