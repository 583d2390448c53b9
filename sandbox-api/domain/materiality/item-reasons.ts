import type { Iro, TopicEntry } from './items';

/** What differs between an item and the one that it was copied from; ids are those of the later item unless it is gone. */
export type ItemReason =
  | {
      code: 'itemAdded' | 'itemRemoved' | 'itemMovedIn' | 'itemMovedOut' | 'itemAssessed' | 'itemReopened';
      iroId: number;
    }
  | { code: 'factorChanged'; iroId: number; factor: Factor; from: string; to: string };

/** Everything that an assessment consists of, in the order of the forms. */
export const factors = [
  'character',
  'occurrence',
  'scale',
  'scope',
  'irremediability',
  'magnitude',
  'probability',
  'isHumanRights',
  'conclusion',
] as const;
export type Factor = (typeof factors)[number];

type Side = { iros: readonly Iro[]; entries: readonly TopicEntry[] };

/** Why the items of a subtopic make another result than before. */
export function itemReasons(subtopicId: number, before: Side, after: Side): ItemReason[] {
  const subtopicBefore = subtopicsOf(before);
  const subtopicAfter = subtopicsOf(after);
  const origins = new Map(before.iros.map((iro) => [iro.iroId, iro]));
  const copies = new Map(after.iros.map((iro) => [iro.basedOnId, iro]));
  const here = byId(after.iros).filter(({ entryId }) => subtopicAfter.get(entryId) === subtopicId);
  const wasHere = byId(before.iros).filter(({ entryId }) => subtopicBefore.get(entryId) === subtopicId);
  return [
    ...here.flatMap((iro): ItemReason[] => {
      const origin = iro.basedOnId === null ? undefined : origins.get(iro.basedOnId);
      if (!origin) return [{ code: 'itemAdded', iroId: iro.iroId }];
      const hasMoved = subtopicBefore.get(origin.entryId) !== subtopicId;
      const moved: ItemReason[] = hasMoved ? [{ code: 'itemMovedIn', iroId: iro.iroId }] : [];
      return [...moved, ...differences(origin, iro)];
    }),
    ...wasHere.flatMap(({ iroId }): ItemReason[] => {
      const copy = copies.get(iroId);
      if (!copy) return [{ code: 'itemRemoved', iroId }];
      if (subtopicAfter.get(copy.entryId) === subtopicId) return [];
      return [{ code: 'itemMovedOut', iroId: copy.iroId }];
    }),
  ];
}

function subtopicsOf({ entries }: Side): ReadonlyMap<number, number> {
  return new Map(entries.map(({ entryId, subtopicId }) => [entryId, subtopicId]));
}

function byId(iros: readonly Iro[]): Iro[] {
  return iros.toSorted((left, right) => left.iroId - right.iroId);
}

function differences(origin: Iro, { iroId, assessment }: Iro): ItemReason[] {
  if (!assessment) return origin.assessment ? [{ code: 'itemReopened', iroId }] : [];
  if (!origin.assessment) return [{ code: 'itemAssessed', iroId }];
  const was: Partial<Record<Factor, unknown>> = origin.assessment;
  const is: Partial<Record<Factor, unknown>> = assessment;
  return factors
    .filter((factor) => was[factor] !== is[factor])
    .map((factor) => ({
      code: 'factorChanged',
      iroId,
      factor,
      from: String(was[factor] ?? 'none'),
      to: String(is[factor] ?? 'none'),
    }));
}
