import type { Iro, TopicEntry } from '#api/domain/materiality/items';

/** What differs between an item and the one that it was copied from; ids are those of the later item unless it is gone. */
export type ItemReason =
  | {
      code:
        | 'itemAdded'
        | 'itemRemoved'
        | 'itemMovedIn'
        | 'itemMovedOut'
        | 'itemAssessed'
        | 'itemReopened'
        | 'reasonGiven'
        | 'reasonRemoved';
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
  'horizon',
  'conclusion',
] as const;
export type Factor = (typeof factors)[number];

type Side = { iros: readonly Iro[]; entries: readonly TopicEntry[] };

/** Why the items of each subtopic make another result than before; `between` as in comparison.ts. */
export function pairedItems(
  before: Side,
  after: Side,
  between: ReadonlyMap<number, number>,
): (subtopicId: number) => ItemReason[] {
  const originOf = originsBy([...before.iros, ...after.iros], between);
  const subtopicBefore = subtopicsOf(before);
  const subtopicAfter = subtopicsOf(after);
  const olds = new Map(before.iros.map((iro) => [originOf(iro), iro]));
  const news = new Map(after.iros.map((iro) => [originOf(iro), iro]));
  return (subtopicId) => {
    const here = byId(after.iros).filter(({ entryId }) => subtopicAfter.get(entryId) === subtopicId);
    const wasHere = byId(before.iros).filter(({ entryId }) => subtopicBefore.get(entryId) === subtopicId);
    return [
      ...here.flatMap((iro): ItemReason[] => {
        const old = olds.get(originOf(iro));
        if (!old) return [{ code: 'itemAdded', iroId: iro.iroId }];
        const hasMoved = subtopicBefore.get(old.entryId) !== subtopicId;
        const moved: ItemReason[] = hasMoved ? [{ code: 'itemMovedIn', iroId: iro.iroId }] : [];
        return [...moved, ...differences(old, iro)];
      }),
      ...wasHere.flatMap((iro): ItemReason[] => {
        const now = news.get(originOf(iro));
        if (!now) return [{ code: 'itemRemoved', iroId: iro.iroId }];
        if (subtopicAfter.get(now.entryId) === subtopicId) return [];
        return [{ code: 'itemMovedOut', iroId: now.iroId }];
      }),
    ];
  };
}

/** The first item of a line of copies; of one that is gone its number is known still. */
function originsBy(iros: readonly Iro[], between: ReadonlyMap<number, number>): (iro: Iro) => number {
  const copiedFrom = new Map(between);
  for (const { iroId, basedOnId } of iros) if (basedOnId !== null) copiedFrom.set(iroId, basedOnId);
  // A copy is numbered after what it was copied from.
  const originOf = (id: number): number => {
    const from = copiedFrom.get(id);
    return from === undefined || from >= id ? id : originOf(from);
  };
  return ({ iroId }) => originOf(iroId);
}

function subtopicsOf({ entries }: Side): ReadonlyMap<number, number> {
  return new Map(entries.map(({ entryId, subtopicId }) => [entryId, subtopicId]));
}

function byId(iros: readonly Iro[]): Iro[] {
  return iros.toSorted((left, right) => left.iroId - right.iroId);
}

function differences(origin: Iro, item: Iro): ItemReason[] {
  const { iroId, assessment } = item;
  if (!assessment) return origin.assessment ? [{ code: 'itemReopened', iroId }] : [];
  if (!origin.assessment) return [{ code: 'itemAssessed', iroId }];
  const was: Partial<Record<Factor, unknown>> = origin.assessment;
  const is: Partial<Record<Factor, unknown>> = assessment;
  const changed = factors
    .filter((factor) => was[factor] !== is[factor])
    .map((factor) => ({
      code: 'factorChanged' as const,
      iroId,
      factor,
      from: String(was[factor] ?? 'none'),
      to: String(is[factor] ?? 'none'),
    }));
  // A reason alone can take an item out (R18).
  if (changed.length > 0 || hasReason(origin) === hasReason(item)) return changed;
  return [{ code: hasReason(item) ? 'reasonGiven' : 'reasonRemoved', iroId }];
}

function hasReason({ reason }: Iro): boolean {
  return Boolean(reason?.trim());
}
