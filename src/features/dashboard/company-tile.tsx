import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { updateHideDashboardCompanyTile } from '#api/contract/user-settings';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useSessionUser } from '@/state/session';
import { tileHeights } from './tile-spans';

/** Whose figures these are and by which rules they are calculated. A person may put it away for good. */
export function CompanyTile({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  const { settings, roleName } = useSessionUser();
  const hide = useHideTile();
  return (
    <Card
      title={title}
      aria-label={title}
      actions={
        <IconButton
          icon={<X aria-hidden />}
          label={t('company.hide')}
          className="-my-1 -mr-1"
          disabled={hide.isPending}
          onClick={() => hide.mutate()}
        />
      }
    >
      <dl className="grid content-start divide-y text-sm" style={{ minHeight: tileHeights.COMPANY }}>
        <Fact term={t('company.scope2Method')}>{t(`company.methods.${settings.headlineScope2Method}`)}</Fact>
        <Fact term={t('company.gwpSet')}>{t('company.gwp', { set: settings.gwpSet })}</Fact>
        <Fact term={t('company.role')}>{t(`company.roles.${roleName}`)}</Fact>
      </dl>
    </Card>
  );
}

function useHideTile() {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(updateHideDashboardCompanyTile, { query: { value: 'true' } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) => toast.error(errorText(error)),
  });
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 py-1">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="whitespace-nowrap text-right font-medium">{children}</dd>
    </div>
  );
}
