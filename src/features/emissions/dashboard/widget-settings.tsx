import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { useCompanyTile } from './use-company-tile';
import type { useWidgetSelections } from './use-widget-selections';

// The drag-and-drop library loads only when the settings are opened.
const SortableList = lazy(() =>
  import('@/components/ui/sortable-list').then((file) => ({ default: file.SortableList })),
);

type WidgetSettingsProps = { widgets: ReturnType<typeof useWidgetSelections> };

/** Shows, hides and orders the widgets. */
export function WidgetSettings({ widgets }: WidgetSettingsProps) {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation();
  const companyTile = useCompanyTile();
  return (
    <Popover
      label={t('settings.title')}
      align="end"
      className="w-96 p-3"
      trigger={
        <Button variant="secondary">
          <SlidersHorizontal aria-hidden />
          {t('settings.open')}
        </Button>
      }
    >
      <p className="mb-2 px-2 text-ink-muted text-sm">{t('settings.hint')}</p>
      {widgets.isError ? (
        <p role="alert" className="px-2 text-danger">
          {common('errors.global')}
        </p>
      ) : (
        <Suspense fallback={<Skeleton className="h-54" />}>
          <SortableList
            label={t('settings.title')}
            items={(widgets.selections ?? []).map(({ widgetId, name, show }) => ({
              id: widgetId,
              name,
              content: (
                <Switch checked={show} onChange={(next) => widgets.toggle(widgetId, next)} label={name} />
              ),
            }))}
            onMove={widgets.move}
            upLabel={(name) => t('settings.up', { name })}
            downLabel={(name) => t('settings.down', { name })}
          />
        </Suspense>
      )}
      <div className="mt-2 border-t px-2 pt-3">
        <Switch checked={companyTile.isShown} onChange={companyTile.show} label={t('company.tile')} />
      </div>
    </Popover>
  );
}
