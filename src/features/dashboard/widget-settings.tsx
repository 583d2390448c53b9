import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { Switch } from '@/components/ui/switch';
import type { useWidgetSelections } from './use-widget-selections';

type WidgetSettingsProps = { widgets: ReturnType<typeof useWidgetSelections> };

/** Shows, hides and orders the widgets; every step works with the keyboard. */
export function WidgetSettings({ widgets }: WidgetSettingsProps) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const list = widgets.selections ?? [];
  return (
    <Popover
      label={t('settings.title')}
      align="end"
      className="w-80"
      trigger={
        <Button variant="secondary">
          <SlidersHorizontal aria-hidden />
          {t('settings.open')}
        </Button>
      }
    >
      {widgets.isError ? (
        <p role="alert" className="text-danger">
          {common('errors.global')}
        </p>
      ) : (
        <ol className="flex flex-col gap-1">
          {list.map(({ widgetId, name, show }, index) => (
            <li key={widgetId} className="flex items-center gap-1">
              <div className="flex-1">
                <Switch checked={show} onChange={(next) => widgets.toggle(widgetId, next)} label={name} />
              </div>
              <IconButton
                icon={<ArrowUp aria-hidden />}
                label={t('settings.up', { name })}
                disabled={index === 0}
                onClick={() => widgets.move(widgetId, index)}
              />
              <IconButton
                icon={<ArrowDown aria-hidden />}
                label={t('settings.down', { name })}
                disabled={index === list.length - 1}
                onClick={() => widgets.move(widgetId, index + 2)}
              />
            </li>
          ))}
        </ol>
      )}
    </Popover>
  );
}
