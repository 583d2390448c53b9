import { useEffect, useMemo, useState } from 'react';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { clampPage } from '@/components/ui/page-count';
import { newestOf, shownRows } from './shown-rows';

/** `replace`: nobody goes back to a page that there is not. */
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
 * What is being done to a list: a row added, one edited, one about to be deleted, its page turned. The forms may
 * stand above the list, in a row or in a dialog; nothing that holds edits closes without a question.
 */
export function useCrudList<Row>({ data, page, pageSize, onPage, rowId, startsWithForm = false }: List<Row>) {
  const unsaved = useUnsavedScope();
  const [isAdding, setIsAdding] = useState(startsWithForm);
  const [opened, setOpened] = useState<{ row: Row; page: number } | null>(null);
  const [askedFor, setDeleting] = useState<Row | null>(null);
  // Whoever turned the page was asked about the edits of the page before.
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
    /** What the list shows; undefined while it is loading. */
    rows,
    paging: {
      page,
      pageSize,
      total: data?.total ?? 0,
      onChange: (next: number) => void leaveRows(() => onPage(next)),
    },
    /** Before other rows are shown, for a search or another order. */
    leaveRows,
    edited,
    edit: async (row: Row | null) => {
      if (await unsaved.confirmLeave('edited')) setOpened(row && { row, page });
    },
    /** After saving: there is nothing to ask about. */
    stopEditing: () => setOpened(null),
    /** As it is now: after somebody else changed it, the question names their data and deletes those. */
    deleting,
    setDeleting,
    /** After deleting: a form for what is gone closes, too. */
    deleted: () => {
      if (deleting && edited && rowId(deleting) === rowId(edited)) setOpened(null);
      setDeleting(null);
    },
  };
}

export type CrudList<Row> = ReturnType<typeof useCrudList<Row>>;

type Place = Pick<List<unknown>, 'data' | 'page' | 'pageSize' | 'onPage'> & { isEditing: boolean };

/** Leads on when the address named a page that there is not, or its last row was deleted. */
function usePageThatExists({ data, page, pageSize, onPage, isEditing }: Place): void {
  const lastPage = data ? clampPage(page, data.total, pageSize) : page;
  useEffect(() => {
    // A row being edited stays put.
    if (lastPage !== page && !isEditing) onPage(lastPage, true);
  }, [lastPage, page, onPage, isEditing]);
}
