import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { type ChartView, chartViews } from './search';

type ViewSwitchProps = { view: ChartView; onView: (view: ChartView) => void };

/** Types side by side, or on top of each other. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('explorer');
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t('views.label')}</legend>
      {chartViews.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => onView(one)}
          className={cn(
            'h-8 rounded-md px-3 text-sm transition-colors duration-100',
            one === view ? 'bg-brand-soft font-medium text-on-brand-soft' : 'text-ink-muted hover:bg-hover',
          )}
        >
          {t(`views.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
