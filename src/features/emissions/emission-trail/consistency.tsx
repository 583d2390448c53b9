import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says whether the parts add up to the figure, as checked in the browser. */
export function Consistency({ isConsistent, words }: { isConsistent: boolean; words: string }) {
  const { t } = useTranslation('emission-trail');
  return (
    <p className="mt-2 flex items-center gap-2 text-sm">
      {isConsistent ? (
        <>
          <CircleCheck aria-hidden className="size-4 shrink-0 text-brand" />
          {words}
        </>
      ) : (
        <>
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
          {t('inconsistent')}
        </>
      )}
    </p>
  );
}
