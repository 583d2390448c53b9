import { useEffect, useMemo, useState } from 'react';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { clampPage } from '@/components/ui/page-count';
import { newestOf, shownRows } from './shown-rows';

/** `replace`, so that Back does not lead to a page that does not exist. */
export type TurnPage = (page: number, replace?: boolean) => void;

/** One page of rows, from the server. */
export type CrudPage<Row> = { items: readonly Row[]; total: number };

type List<Row> = {
  data: CrudPage<Row> | undefined;
  page: number;
  pageSize: number;
  onPage: TurnPage;
  rowId: (row: Row) => number;
  startsWithForm?: boolean;
};

/**
 * The state of a list: a row being added, edited or deleted, and the current page. The forms may be above the list,
 * in a row or in a dialog; nothing with unsaved edits closes without asking.
 */
export function useCrudList<Row>({ data, page, pageSize, onPage, rowId, startsWithForm = false }: List<Row>) {
  const unsaved = useUnsavedScope();
  const [isAdding, setIsAdding] = useState(startsWithForm);
  const [opened, setOpened] = useState<{ row: Row; page: number } | null>(null);
  const [askedFor, setDeleting] = useState<Row | null>(null);
  // When the page was turned, the user was already asked about the edits of the previous page.
  const kept = opened?.page === page ? opened.row : null;
  const items = data?.items;
  const rows = useMemo(() => shownRows(items, kept, rowId), [items, kept, rowId]);
  const edited = newestOf(kept, rows, rowId);
  const deleting = newestOf(askedFor, rows, rowId);
  usePageThatExists({ data, page, pageSize, onPage, isEditing: edited !== null });
  const leaveRows = async (go: () => void) => {
    if (!(await unsaved.confirmLeave('edited'))) return;
    setOpened(null);
    go();
  };
  return {
    isAdding,
    startAdding: () => setIsAdding(true),
    stopAdding: async () => {
      if (await unsaved.confirmLeave('new')) setIsAdding(false);
    },
    /** The rows of the list; undefined while loading. */
    rows,
    paging: {
      page,
      pageSize,
      total: data?.total ?? 0,
      onChange: (next: number) => void leaveRows(() => onPage(next)),
    },
    /** Called before other rows are shown, for a search or another sort order. */
    leaveRows,
    edited,
    edit: async (row: Row | null) => {
      if (await unsaved.confirmLeave('edited')) setOpened(row && { row, page });
    },
    /** After saving there are no edits to ask about. */
    stopEditing: () => setOpened(null),
    /** The current version: if another user changed it, the dialog names and deletes their version. */
    deleting,
    setDeleting,
    /** After deleting, a form of the deleted row closes too. */
    deleted: () => {
      if (deleting && edited && rowId(deleting) === rowId(edited)) setOpened(null);
      setDeleting(null);
    },
  };
}

export type CrudList<Row> = ReturnType<typeof useCrudList<Row>>;

type Place = Pick<List<unknown>, 'data' | 'page' | 'pageSize' | 'onPage'> & { isEditing: boolean };

/** Moves to an existing page when the address named a missing one or its last row was deleted. */
function usePageThatExists({ data, page, pageSize, onPage, isEditing }: Place): void {
  const lastPage = data ? clampPage(page, data.total, pageSize) : page;
  useEffect(() => {
    // An edited row stays in place.
    if (lastPage !== page && !isEditing) onPage(lastPage, true);
  }, [lastPage, page, onPage, isEditing]);
}
