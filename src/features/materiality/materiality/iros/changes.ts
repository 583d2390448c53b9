import { type IroGroup, type IroItem, type IroValues, iroGroups } from './values';

export type SavedItem = IroItem & { dmIroId: number };

/** One request that brings the server closer to the values in the form. */
export type IroChange =
  | { kind: 'delete'; group: IroGroup; item: SavedItem }
  | { kind: 'update'; group: IroGroup; item: SavedItem; index: number }
  | { kind: 'create'; group: IroGroup; item: IroItem; index: number };

/** Only the differences, so items added by other users are left alone. Deletions come first to make room. */
export function changesOf(read: IroValues, form: IroValues): IroChange[] {
  const deleted = iroGroups.flatMap((group) =>
    read[group].filter(isSaved).flatMap((item): IroChange[] => {
      const isKept = form[group].some(({ dmIroId }) => dmIroId === item.dmIroId);
      return isKept ? [] : [{ kind: 'delete', group, item }];
    }),
  );
  const written = iroGroups.flatMap((group) =>
    form[group].flatMap((item, index): IroChange[] => {
      if (!isSaved(item)) return [{ kind: 'create', group, item, index }];
      const before = read[group].filter(isSaved).find(({ dmIroId }) => dmIroId === item.dmIroId);
      if (!before || before.value === item.value) return [];
      return [{ kind: 'update', group, item: { ...before, value: item.value }, index }];
    }),
  );
  return [...deleted, ...written];
}

function isSaved(item: IroItem): item is SavedItem {
  return item.dmIroId !== null;
}

/** The known server state after one item was saved or, with null, deleted. */
export function afterChange(
  read: IroValues,
  { group, item }: Pick<IroChange, 'group' | 'item'>,
  saved: IroItem | null,
): IroValues {
  const others = read[group].filter(({ dmIroId }) => dmIroId !== item.dmIroId);
  return { ...read, [group]: saved ? [...others, saved] : others };
}
