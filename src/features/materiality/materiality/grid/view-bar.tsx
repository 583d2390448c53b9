import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ViewSwitch } from '@/components/ui/view-switch';
import type { MaterialitySearch } from '@/features/materiality/materiality/search';

type ViewBarProps = {
  layout: MaterialitySearch['layout'];
  onLayout: (layout: MaterialitySearch['layout']) => void;
  children?: ReactNode;
};

/** Switches between the list and the editable grid. */
export function ViewBar({ layout, onLayout, children }: ViewBarProps) {
  const { t } = useTranslation('materiality-grid');
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <ViewSwitch
        label={t('views.label')}
        views={[
          { value: 'list', label: t('views.list') },
          { value: 'grid', label: t('views.grid') },
        ]}
        view={layout ?? 'list'}
        onView={(view) => onLayout(view === 'grid' ? view : undefined)}
      />
      {children}
    </div>
  );
}
