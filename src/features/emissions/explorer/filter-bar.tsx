import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chartCategories } from '#api/contract/emissions/explorer';
import { Combobox } from '@/components/ui/combobox';
import { DateRangePicker } from '@/components/ui/date-range-picker';
import { IconButton } from '@/components/ui/icon-button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import type { TypeOption } from './queries';
import type { ExplorerFilter } from './search';

type FilterBarProps = {
  filter: ExplorerFilter;
  locations: readonly { locationId: number; name: string; address: string }[];
  /** "All" first. */
  types: readonly TypeOption[];
  today: string;
  onChange: (change: Partial<ExplorerFilter>) => void;
  onReset: () => void;
};

/** The filters of the chart. Each choice is stored in the URL, which drives the chart. */
export function FilterBar({ filter, locations, types, today, onChange, onReset }: FilterBarProps) {
  const { t } = useTranslation('explorer');
  const locationOptions = [
    { value: 0, label: t('allLocations') },
    ...locations.map(({ locationId, name, address }) => ({
      value: locationId,
      label: name,
      description: address,
    })),
  ];
  return (
    <div className="mb-6 grid grid-cols-6 items-end gap-3 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,0.8fr)_minmax(0,1.2fr)_auto]">
      <Labelled label={t('location')} className="col-span-2 xl:col-span-1">
        {({ name, controlId }) => (
          <Combobox
            id={controlId}
            aria-labelledby={name}
            options={locationOptions}
            value={filter.location}
            onChange={(location) => onChange({ location: location ?? 0, type: 0 })}
          />
        )}
      </Labelled>
      <Labelled label={t('category')} className="col-span-2 xl:col-span-1">
        {({ labelId }) => (
          <Select
            aria-labelledby={labelId}
            options={chartCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
            value={filter.category}
            onChange={(category) => onChange({ category, type: 0 })}
          />
        )}
      </Labelled>
      <Labelled label={t('type')} className="col-span-2 xl:col-span-1">
        {({ labelId }) => (
          <Select
            aria-labelledby={labelId}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={'\u00a0'}
            value={filter.type}
            onChange={(type) => onChange({ type })}
          />
        )}
      </Labelled>
      <div className="col-span-4 flex items-end gap-1 xl:col-span-1">
        <Labelled label={t('period')} className="w-70">
          {({ name, controlId }) => (
            <DateRangePicker
              id={controlId}
              aria-labelledby={name}
              value={{ from: filter.from, to: filter.to }}
              today={today}
              onChange={({ from, to }) => onChange({ from, to })}
            />
          )}
        </Labelled>
        <IconButton size="icon" icon={<RotateCcw aria-hidden />} label={t('reset')} onClick={onReset} />
      </div>
    </div>
  );
}

type Ids = {
  labelId: string;
  controlId: string;
  /** Label and control. The button's text is the choice, so screen readers announce the label with it. */
  name: string;
};

type LabelledProps = { label: string; className?: string; children: (ids: Ids) => ReactNode };

function Labelled({ label, className, children }: LabelledProps) {
  const labelId = useId();
  const controlId = useId();
  return (
    <div className={className}>
      <Label id={labelId}>{label}</Label>
      {children({ labelId, controlId, name: `${labelId} ${controlId}` })}
    </div>
  );
}
