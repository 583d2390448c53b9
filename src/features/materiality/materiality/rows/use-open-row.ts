import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { isApiError } from '@/lib/api/api-error';
import { renewShown } from '@/lib/api/renew-shown';
import { useErrorText } from '@/lib/problem/use-error-text';

/**
 * Loads the data of a row before opening it, so that its form starts complete and current. When two rows are
 * requested, only the later one opens, so a form never shows the data of the other row.
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
        // The row is gone but still in the list.
        if (isApiError(error, 'not_found')) await renewShown(queryClient);
      }
    },
    close: () => setShown(null),
  };
}
