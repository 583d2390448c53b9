import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type ReportHeader, shareReportHeader } from '#api/contract/reports/headers';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Switch } from '@/components/ui/switch';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Whether all users of the company can read a report. Only its owner can change it. */
export function ShareSwitch({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const titleOf = useHeaderTitle();
  // Switches immediately; the server's answer arrives with the list.
  const [asked, setAsked] = useState<boolean | null>(null);
  const state = (isShared: boolean) => t(isShared ? 'saved.public' : 'saved.private');
  if (!header.isOwner) return state(header.isShared);
  const isShared = asked ?? header.isShared;
  const share = async (isPublic: boolean) => {
    setAsked(isPublic);
    try {
      const shareStatus = isPublic ? 'public' : 'private';
      await call(shareReportHeader, { params: { headerId: header.reportHeaderId, shareStatus } });
      await refresh(queryClient, 'reports');
    } catch (error) {
      toast.error(errorText(error));
      await refresh(queryClient, 'reports');
    } finally {
      setAsked(null);
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Switch
        checked={isShared}
        disabled={asked !== null}
        onChange={(checked) => void share(checked)}
        label={t('saved.share', { name: titleOf(header) })}
        isLabelHidden
      />
      {/* Moves below the switch where the column is narrow. */}
      <span aria-hidden>{state(isShared)}</span>
    </span>
  );
}
