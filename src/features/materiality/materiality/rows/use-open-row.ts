import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { isApiError } from '@/lib/api/api-error';
import { renewShown } from '@/lib/api/renew-shown';
import { useErrorText } from '@/lib/problem/use-error-text';

/**
 * Reads what belongs to a row, then opens it: its form begins with what is there now, and never waits half drawn. Of two
 * rows that are asked for before the first is read, only the later opens: the form of one must never hold the other's.
 */
export function useOpenRow<Row, Detail>(read: (queryClient: QueryClient, row: Row) => Promise<Detail>) {
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [shown, setShown] = useState<{ row: Row; detail: Detail } | null>(null);
  const lastAsked = useRef(0);
  return {
    shown,
    open: async (row: Row) => {
      lastAsked.current += 1;
      const asked = lastAsked.current;
      const isLast = () => asked === lastAsked.current;
      try {
        const detail = await read(queryClient, row);
        if (isLast()) setShown({ row, detail });
      } catch (error) {
        if (isLast()) toast.error(errorText(error));
        // The row is gone; the list shows it still.
        if (isApiError(error, 'not_found')) await renewShown(queryClient);
      }
    },
    close: () => setShown(null),
  };
}
