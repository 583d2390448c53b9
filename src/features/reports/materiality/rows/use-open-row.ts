import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Reads what belongs to a row, then opens it: its form begins with what is there now, and never waits half drawn. */
export function useOpenRow<Row, Detail>(read: (queryClient: QueryClient, row: Row) => Promise<Detail>) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [shown, setShown] = useState<{ row: Row; detail: Detail } | null>(null);
  return {
    shown,
    open: async (row: Row) => {
      try {
        setShown({ row, detail: await read(queryClient, row) });
      } catch (error) {
        toast.error(errorText(error));
      }
    },
    close: () => setShown(null),
  };
}
