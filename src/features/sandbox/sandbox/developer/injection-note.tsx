import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSetInjections } from './use-set-injections';

/** Shown in the sandbox strip while failures are injected, to explain what looks like a fault of the product. */
export function InjectionNote({ count }: { count: number }) {
  const { t } = useTranslation('developer-tools');
  const set = useSetInjections();
  return (
    <div
      role="status"
      className="flex shrink-0 items-center gap-3 border-b bg-attention-soft px-5 font-medium text-on-attention-soft text-sm"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {t('injections.note', { count })}
      <button
        type="button"
        disabled={set.isPending}
        onClick={() => set.mutate([])}
        className="underline underline-offset-4 hover:decoration-2"
      >
        {t('injections.off')}
      </button>
    </div>
  );
}
