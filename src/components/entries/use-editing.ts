import { useEffect, useState } from 'react';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { clampPage } from '@/components/ui/page-count';
import { type EntryPage, entryPageSize } from './entry-kind';

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
  const [editedId, setEditedId] = useState<number | null>(null);
  const [askedFor, setDeleting] = useState<Row | null>(null);
  const lastPage = data ? clampPage(page, data.total, entryPageSize) : page;
  useEffect(() => {
    // The address named a page that there is not, or its last row was deleted.
    if (lastPage !== page) onPage(lastPage);
  }, [lastPage, page, onPage]);
  return {
    isAdding,
    startAdding: () => setIsAdding(true),
    stopAdding: async () => {
      if (await unsaved.confirmLeave('new')) setIsAdding(false);
    },
    editedId,
    edit: async (id: number | null) => {
      if (await unsaved.confirmLeave('edited')) setEditedId(id);
    },
    /** After saving or deleting: there is nothing to ask about. */
    stopEditing: () => setEditedId(null),
    turnTo: async (next: number) => {
      if (!(await unsaved.confirmLeave('edited'))) return;
      setEditedId(null);
      onPage(next);
    },
    /** As it is now: after somebody else changed it, the question names their data and deletes those. */
    deleting: askedFor && (data?.items.find((row) => rowId(row) === rowId(askedFor)) ?? askedFor),
    setDeleting,
  };
}

export type Editing<Row> = ReturnType<typeof useEditing<Row>>;
