import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { type PeriodId, periodIds, periodOf } from './periods';

type PeriodPresetsProps = {
  range: { from: string; to: string };
  today: string;
  onChange: (range: { from: string; to: string }) => void;
};

/** Buttons for common periods. The current one is pressed. */
export function PeriodPresets({ range, today, onChange }: PeriodPresetsProps) {
  const { t } = useTranslation('explorer');
  const isShown = (id: PeriodId) => {
    const { from, to } = periodOf(id, today);
    return from === range.from && to === range.to;
  };
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('presets.label')}</legend>
      {periodIds.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={isShown(id)}
          onClick={() => onChange(periodOf(id, today))}
          className={cn(
            'h-8 rounded-md px-3 text-sm transition-colors duration-100',
            isShown(id) ? 'bg-brand-soft font-medium text-on-brand-soft' : 'text-ink-muted hover:bg-hover',
          )}
        >
          {t(`presets.${id}`)}
        </button>
      ))}
    </fieldset>
  );
}
