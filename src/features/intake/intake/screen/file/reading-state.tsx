import { useTranslation } from 'react-i18next';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import type { ReadProgress } from '../../read-progress';

/** How far a file is loaded and read, until its entries can be shown. */
export function ReadingState({ progress }: { progress: ReadProgress | null }) {
  const { t } = useTranslation('intake');
  const stepText = useStepText();
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Progress
        label={t(progress?.step === 'reading' ? 'page.reading' : 'page.loading')}
        share={progress && shareOf(progress)}
        step={progress ? stepText(progress) : undefined}
      />
      <Skeleton className="h-120" />
    </div>
  );
}

function shareOf(progress: ReadProgress): number | null {
  if (progress.step === 'loading') return progress.bytes / progress.ofBytes;
  return progress.part?.share ?? null;
}

function useStepText(): (progress: ReadProgress) => string | undefined {
  const { t } = useTranslation('intake');
  const format = useFormat();
  return (progress) => {
    if (progress.step === 'loading') {
      const { bytes, ofBytes } = progress;
      return t('page.loaded', { done: format.fileSize(bytes), total: format.fileSize(ofBytes) });
    }
    if (!progress.part) return undefined;
    const { unit, count } = progress.part;
    return t(`page.read.${unit}`, { count, shown: format.number(count) });
  };
}
