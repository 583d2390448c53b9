import { useTranslation } from 'react-i18next';
import { ViewSwitch as Switch } from '@/components/ui/view-switch';
import { type ChartView, chartViews } from './search';

type ViewSwitchProps = { view: ChartView; onView: (view: ChartView) => void };

/** Switches between compared and stacked types. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('explorer');
  const views = chartViews.map((value) => ({ value, label: t(`views.${value}`) }));
  return <Switch label={t('views.label')} {...{ views, view, onView }} />;
}
