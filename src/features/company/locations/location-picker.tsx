import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#api/contract/company/locations';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { searchScore } from '@/components/ui/search-score';
import { Skeleton } from '@/components/ui/skeleton';

type LocationPickerProps = {
  locations: readonly Location[] | undefined;
  onPick: (locationId: number) => void;
};

/** Step 1: name, town and country of each location; the search covers all three. */
export function LocationPicker({ locations, onPick }: LocationPickerProps) {
  const { t } = useTranslation('locations');
  const [search, setSearch] = useState('');
  const found = locations?.filter(
    ({ name, town, countryName }) => searchScore(`${name} ${town ?? ''} ${countryName ?? ''}`, search) > 0,
  );
  return (
    <div className="flex flex-col gap-3">
      <Input
        icon={<Search aria-hidden />}
        type="search"
        aria-label={t('addData.search')}
        placeholder={t('addData.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found ? null : <Skeleton className="h-60" />}
      {found?.length === 0 ? (
        <EmptyState icon={<MapPin />} title={t('addData.nothing')}>
          {t('addData.nothingHint')}
        </EmptyState>
      ) : (
        <ul className="max-h-[500px] divide-y overflow-y-auto rounded-md border">
          {found?.map(({ locationId, name, town, countryName }) => (
            <li key={locationId}>
              <button
                type="button"
                className="flex w-full items-baseline justify-between gap-4 px-4 py-2.5 text-left -outline-offset-2 hover:bg-hover"
                onClick={() => onPick(locationId)}
              >
                <span className="font-medium">{name}</span>
                <span className="text-ink-muted text-sm">
                  {[town, countryName].filter(Boolean).join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
