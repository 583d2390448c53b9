import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chartCategories } from '#api/contract/explorer';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { DateRangePicker } from '@/components/ui/date-range-picker';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { locationQueries } from '@/lib/api/queries/locations';
import { explorerQueries } from './queries';
import type { ExplorerFilter } from './search';

type FilterBarProps = {
  filter: ExplorerFilter;
  today: string;
  onChange: (change: Partial<ExplorerFilter>) => void;
  onReset: () => void;
};

/** What the chart is about. Each choice goes into the URL, which drives the chart. */
export function FilterBar({ filter, today, onChange, onReset }: FilterBarProps) {
  const { t } = useTranslation('explorer');
  const locations = useQuery(locationQueries.list());
  const types = useQuery(explorerQueries.types(filter));
  const locationOptions = [
    { value: 0, label: t('allLocations') },
    ...(locations.data ?? []).map(({ locationId, name, address }) => ({
      value: locationId,
      label: name,
      description: address,
    })),
  ];
  const typeOptions = (types.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="mb-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(13rem,1.4fr)_minmax(9rem,1fr)_minmax(9rem,1fr)_minmax(15rem,1.3fr)_auto]">
      <Labelled label={t('location')}>
        {(labelId) => (
          <Combobox
            aria-labelledby={labelId}
            options={locationOptions}
            value={filter.location}
            onChange={(location) => onChange({ location: location ?? 0, type: 0 })}
          />
        )}
      </Labelled>
      <Labelled label={t('category')}>
        {(labelId) => (
          <Select
            aria-labelledby={labelId}
            options={chartCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
            value={filter.category}
            onChange={(category) => onChange({ category, type: 0 })}
          />
        )}
      </Labelled>
      <Labelled label={t('type')}>
        {(labelId) => (
          <Select
            aria-labelledby={labelId}
            options={typeOptions}
            value={filter.type}
            onChange={(type) => onChange({ type })}
          />
        )}
      </Labelled>
      <Labelled label={t('period')}>
        {(labelId) => (
          <DateRangePicker
            aria-labelledby={labelId}
            value={{ from: filter.from, to: filter.to }}
            today={today}
            onChange={({ from, to }) => onChange({ from, to })}
          />
        )}
      </Labelled>
      <Button variant="quiet" onClick={onReset}>
        <RotateCcw aria-hidden />
        {t('reset')}
      </Button>
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const labelId = useId();
  return (
    <div className="min-w-0">
      <Label id={labelId}>{label}</Label>
      {children(labelId)}
    </div>
  );
}
