import { useQuery } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { resultQueries } from '@/features/materiality/materiality/results/queries';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { CopyDialog } from './copy-dialog';
import { earlierSources } from './sources';

/** Offers to start from an earlier report; shows nothing when there is none. */
export function StartFromEarlier({ header, onNext }: Pick<StepProps, 'header' | 'onNext'>) {
  const { t } = useTranslation('materiality');
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery(resultQueries.sources(header.reportHeaderId));
  const sources = earlierSources(data, header);
  if (sources.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border bg-surface px-5 py-4">
      <div className="min-w-0 max-w-prose flex-1 basis-64">
        <p className="font-semibold">{t('copy.offer')}</p>
        <p className="text-ink-muted text-sm">{t('copy.offerHint')}</p>
      </div>
      <Button onClick={() => setOpen(true)}>
        <CopyPlus aria-hidden />
        {t('copy.open')}
      </Button>
      {isOpen ? (
        <CopyDialog {...{ header, sources }} onCopied={onNext} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}
