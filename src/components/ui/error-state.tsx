import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { EmptyState } from './empty-state';

type ErrorStateProps = {
  /** What happened. Default: "Something went wrong". */
  title?: ReactNode;
  /** What was or was not lost, and the next step. Default: nothing was lost. */
  children?: ReactNode;
  onRetry?: () => void;
  actions?: ReactNode;
  className?: string;
};

export function ErrorState({ title, children, onRetry, actions, className }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={className}>
      <EmptyState
        icon={<CloudAlert />}
        title={title ?? t('errors.global')}
        actions={
          onRetry || actions ? (
            <>
              {onRetry ? <Button onClick={onRetry}>{t('actions.tryAgain')}</Button> : null}
              {actions}
            </>
          ) : null
        }
      >
        {children ?? t('errors.nothingLost')}
      </EmptyState>
    </div>
  );
}
