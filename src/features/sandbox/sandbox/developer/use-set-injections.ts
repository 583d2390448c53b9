import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { toast } from 'sonner';
import { type Injection, setInjections } from '#api/contract/engine-injections';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Replaces the injected failures. When all are off, failed requests on screen are repeated. */
export function useSetInjections() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (injections: readonly Injection[]) => call(setInjections, { body: [...injections] }),
    onSuccess: async (_, injections) => {
      if (injections.length > 0) return refresh(queryClient, 'sandbox');
      await queryClient.invalidateQueries();
      await router.invalidate();
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
