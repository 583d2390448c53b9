import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';

type OptionsQuery = { data: unknown; isError: boolean; refetch: () => unknown };

/** A hint for a field whose options could not be loaded; otherwise its list would just look empty. */
export function failedOptions({ data, isError, refetch }: OptionsQuery): ReactNode {
  return isError && data === undefined ? <FailedOptions onRetry={() => void refetch()} /> : undefined;
}

export function FailedOptions({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('components');
  const { t: common } = useTranslation();
  return (
    <span role="alert" className="text-danger">
      {`${t('select.failed')} `}
      <Button variant="link" size="sm" onClick={onRetry}>
        {common('actions.tryAgain')}
      </Button>
    </span>
  );
}
