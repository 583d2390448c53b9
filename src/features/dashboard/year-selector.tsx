import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { updateYearSetting } from '#api/contract/widget-settings';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { dashboardQueries } from './queries';

const mostRecent = 0;

/** The year of all figures; "most recent" follows the data. */
export function YearSelector() {
  const { t } = useTranslation('dashboard');
  const labelId = useId();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const years = useQuery(dashboardQueries.years);
  const setting = useQuery(dashboardQueries.year);
  const choose = useMutation({
    mutationFn: (year: number) => call(updateYearSetting, { body: { year } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(dashboardQueries.year.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: dashboardQueries.figures });
    },
    onError: (error) => toast.error(errorText(error)),
  });
  const saved = setting.data?.isMostRecent ? mostRecent : setting.data?.year;
  return (
    <div className="flex items-center gap-2">
      <Label id={labelId} className="mb-0">
        {t('year')}
      </Label>
      <Select
        aria-labelledby={labelId}
        className="w-40"
        disabled={choose.isPending}
        options={(years.data ?? []).map(({ value, display }) => ({ value, label: display }))}
        value={choose.isPending ? choose.variables : (saved ?? mostRecent)}
        onChange={(year) => choose.mutate(year)}
      />
    </div>
  );
}
