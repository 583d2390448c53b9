import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { updateYearSetting } from '#api/contract/emissions/dashboard-settings';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { dashboardQueries } from './queries';
import { yearOptions } from './year-options';

const mostRecent = 0;

/** Chooses the year of all figures. "Most recent" is the newest year with data. */
export function YearSelector() {
  const { t } = useTranslation('dashboard');
  const labelId = useId();
  const years = useQuery(dashboardQueries.years);
  const setting = useQuery(dashboardQueries.year);
  const choose = useChooseYear();
  const saved = setting.data?.isMostRecent ? mostRecent : setting.data?.year;
  return (
    <div className="flex items-center gap-2">
      <Label id={labelId} className="mb-0">
        {t('year')}
      </Label>
      <Select
        aria-labelledby={labelId}
        className="w-48"
        disabled={choose.isPending || years.isError}
        options={yearOptions(years.data ?? [])}
        placeholder={'\u00a0'}
        value={choose.isPending ? choose.variables : saved}
        onChange={(year) => choose.mutate(year)}
      />
    </div>
  );
}

function useChooseYear() {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (year: number) => call(updateYearSetting, { body: { year } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(dashboardQueries.year.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: dashboardQueries.figures });
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
