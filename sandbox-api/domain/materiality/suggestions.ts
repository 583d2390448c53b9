import type { Edition, Mark, StoredSuggestions } from './edition';

type Offered<Row> = Omit<Row, 'sectors'> & {
  /** Whether it fits the sector; the others are offered after those that do. */
  isFitting: boolean;
};
export type ActivitySuggestion = Offered<StoredSuggestions['activities'][number]>;
export type StakeholderSuggestion = Offered<StoredSuggestions['stakeholders'][number]>;
export type TopicSuggestion = Omit<StoredSuggestions['topics'][number], 'sectors'> & {
  topicId: number;
  mark: Mark;
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

/** Topics that are likely material in the sector, each with the reason; what is not named here may be material too. */
export function suggestTopics(edition: Edition, sectorId: number | null): TopicSuggestion[] {
  const code = codeOf(edition, sectorId);
  return edition.suggestions.topics
    .filter(({ sectors }) => fits(sectors, code))
    .flatMap(({ sectors: _sectors, ...suggestion }) =>
      edition.topics
        .filter(({ standard }) => standard === suggestion.standard)
        .map(({ id: topicId }) => ({ ...suggestion, topicId })),
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
