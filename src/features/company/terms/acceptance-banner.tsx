import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { acceptPolicy } from '#api/contract/company/terms';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';
import { termsQueries } from './queries';

type Props = {
  languageId: number;
  /** Only the version on screen can be accepted. */
  isCurrentShown: boolean;
};

/** Whether the user has accepted the current version, and the button to accept it. */
export function AcceptanceBanner({ languageId, isCurrentShown }: Props) {
  const { t } = useTranslation('terms-settings');
  const format = useFormat();
  const { data: own, isError, refetch } = useQuery(termsQueries.own());
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!own) return <Skeleton className="h-14 rounded-md" />;
  const { version, acceptedOn, accepted } = own;
  if (acceptedOn)
    return <Alert kind="success">{t('accepted', { version, date: format.dateTime(acceptedOn) })}</Alert>;
  const isNewer = accepted.length > 0;
  return (
    <Alert
      kind="attention"
      title={t(isNewer ? 'newer' : 'notYet')}
      actions={isCurrentShown ? <AcceptButton version={version} languageId={languageId} /> : undefined}
    >
      {t(isNewer ? 'newerText' : 'notYetText', { version })}
    </Alert>
  );
}

function AcceptButton({ version, languageId }: { version: string; languageId: number }) {
  const { t } = useTranslation('terms-settings');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [isSaving, setIsSaving] = useState(false);
  const accept = async () => {
    setIsSaving(true);
    try {
      const params = { code: 'conditions' } as const;
      await call(acceptPolicy, { params, body: { version, languageId } });
      toast.success(t('acceptedToast'));
      await refresh(queryClient, 'company');
    } catch (error) {
      toast.error(errorText(error));
      // Another version may have come into force.
      await queryClient.invalidateQueries(termsQueries.own());
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button variant="primary" disabled={isSaving} onClick={() => void accept()}>
      {t('accept', { version })}
    </Button>
  );
}
