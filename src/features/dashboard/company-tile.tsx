import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { SessionUser } from '#api/contract/session';
import { updateHideDashboardCompanyTile } from '#api/contract/user-settings';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { call } from '@/lib/api/call';
import { sessionQuery } from '@/lib/api/queries/session';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Whose figures these are and by which rules they are calculated. A person may put it away for good. */
export function CompanyTile({ user }: { user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const hide = useMutation({
    mutationFn: () => call(updateHideDashboardCompanyTile, { query: { value: 'true' } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) => toast.error(errorText(error)),
  });
  if (user.hideDashboardCompanyTile) return null;
  return (
    <Card
      title={user.companyName}
      actions={
        <IconButton
          icon={<X aria-hidden />}
          label={t('company.hide')}
          disabled={hide.isPending}
          onClick={() => hide.mutate()}
        />
      }
    >
      <dl className="grid gap-2 text-sm">
        <Fact term={t('company.scope2Method')}>
          {t(`company.methods.${user.settings.headlineScope2Method}`)}
        </Fact>
        <Fact term={t('company.gwpSet')}>{t('company.gwp', { set: user.settings.gwpSet })}</Fact>
        <Fact term={t('company.role')}>{t(`company.roles.${user.roleName}`)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
