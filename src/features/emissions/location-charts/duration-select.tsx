import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type {
  updateFuelAggregateSettings,
  updateUtilityAggregateSettings,
} from '#api/contract/emissions/dashboard-settings';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/api/call';
import { locationChartQueries } from './queries';

const snackbarMs = 3000;

type DurationSelectProps = {
  settings: typeof locationChartQueries.utilitySettings;
  /** The queries to invalidate after a change. */
  figures: QueryKey;
  save: typeof updateFuelAggregateSettings | typeof updateUtilityAggregateSettings;
  label: string;
};

/** Chooses the months a chart covers. The choice is stored per user. */
export function DurationSelect({ settings, figures, save, label }: DurationSelectProps) {
  const { t } = useTranslation('location-charts');
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const durations = useQuery(locationChartQueries.durations);
  const setting = useQuery(settings);
  const choose = useMutation({
    mutationFn: (duration: number) => call(save, { body: { duration } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settings.queryKey, saved);
      return queryClient.invalidateQueries({ queryKey: figures });
    },
    onError: () => toast.error(common('errors.global'), { duration: snackbarMs }),
  });
  if (setting.isError)
    return (
      <p role="alert" className="text-danger text-sm">
        {common('errors.global')}
      </p>
    );
  return (
    <Select
      aria-label={label}
      className="w-52"
      placeholder={t('loading')}
      disabled={choose.isPending || setting.isPending}
      options={(durations.data ?? []).map(({ value, display }) => ({ value, label: display }))}
      value={choose.isPending ? choose.variables : setting.data?.duration}
      onChange={(duration) => choose.mutate(duration)}
    />
  );
}
