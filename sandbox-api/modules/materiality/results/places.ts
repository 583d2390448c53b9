import type { Text } from '#api/domain/reports/text';
import type { RolledUp } from './rolled-up';

/** When the effect of an item is largest, where it arises and whom it touches, by name; as far as said. */
export type Place = { horizon: string | null; activities: string[]; stakeholders: string[] };

type Listed = readonly { id: number; name: string }[];

/** The place of each assessed item, by the item's id. */
export function placesOf(
  { assessment, language }: RolledUp,
  { activities, stakeholders }: { activities: Listed; stakeholders: Listed },
): ReadonlyMap<number, Place> {
  const { edition, chosenByIro } = assessment;
  const horizons = new Map<string | null, Text>(
    edition.timeHorizons.map(({ code, displayString }) => [code, displayString]),
  );
  const named = (ids: readonly number[], listed: Listed) =>
    ids.flatMap((id) => listed.find((one) => one.id === id)?.name ?? []);
  return new Map(
    [...chosenByIro].map(([iroId, chosen]) => [
      iroId,
      {
        horizon: horizons.get(chosen.horizon)?.[language] ?? null,
        activities: named(chosen.activityIds, activities),
        stakeholders: named(chosen.stakeholderIds, stakeholders),
      },
    ]),
  );
}

export const noPlace: Place = { horizon: null, activities: [], stakeholders: [] };
