import { useEffect, useMemo, useState } from 'react';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { clampPage } from '@/components/ui/page-count';
import { type EntryPage, entryPageSize } from './entry-kind';
import { shownRows } from './shown-rows';

type List<Row> = {
  data: EntryPage<Row> | undefined;
  page: number;
  onPage: (page: number) => void;
  rowId: (row: Row) => number;
  startsWithForm?: boolean;
};

/** Which forms of a list are open. Nothing that holds edits closes without a question. */
export function useEditing<Row>({ data, page, onPage, rowId, startsWithForm = false }: List<Row>) {
  const unsaved = useUnsavedScope();
  const [isAdding, setIsAdding] = useState(startsWithForm);
  const [opened, setOpened] = useState<{ row: Row; page: number } | null>(null);
  const [askedFor, setDeleting] = useState<Row | null>(null);
  // Whoever turned the page was asked about the edits of the page before.
  const kept = opened?.page === page ? opened.row : null;
  const items = data?.items;
  const rows = useMemo(() => shownRows(items, kept, rowId), [items, kept, rowId]);
  const edited = kept && (rows?.find((row) => rowId(row) === rowId(kept)) ?? kept);
  const lastPage = data ? clampPage(page, data.total, entryPageSize) : page;
  const isEditing = edited !== null;
  useEffect(() => {
    // The address named a page that there is not, or its last row was deleted. A row being edited stays put.
    if (lastPage !== page && !isEditing) onPage(lastPage);
  }, [lastPage, page, onPage, isEditing]);
  return {
    isAdding,
    startAdding: () => setIsAdding(true),
    stopAdding: async () => {
      if (await unsaved.confirmLeave('new')) setIsAdding(false);
    },
    /** What the list shows; undefined while it is loading. */
    rows,
    edited,
    edit: async (row: Row | null) => {
      if (await unsaved.confirmLeave('edited')) setOpened(row && { row, page });
    },
    /** After saving or deleting: there is nothing to ask about. */
    stopEditing: () => setOpened(null),
    turnTo: async (next: number) => {
      if (!(await unsaved.confirmLeave('edited'))) return;
      setOpened(null);
      onPage(next);
    },
    /** As it is now: after somebody else changed it, the question names their data and deletes those. */
    deleting: askedFor && (rows?.find((row) => rowId(row) === rowId(askedFor)) ?? askedFor),
    setDeleting,
  };
}

export type Editing<Row> = ReturnType<typeof useEditing<Row>>;
