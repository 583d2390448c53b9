import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '@/components/ui/combobox';
import { Label } from '@/components/ui/label';
import { SearchField } from '@/components/ui/search-field';
import { Select } from '@/components/ui/select';
import { useFormat } from '@/hooks/use-format';
import { factorQueries } from './queries';
import { type FactorSearch, toCategoryParam } from './search';

type FilterBarProps = {
  search: FactorSearch;
  onChange: (change: Partial<FactorSearch>, replace?: boolean) => void;
};

const all = 'all';
const scopes = [1, 2, 3, 0] as const;

/** Text, publisher, year, region, scope and category. Each choice is written to the URL, which drives the list. */
export function FilterBar({ search, onChange }: FilterBarProps) {
  const { t } = useTranslation('factors');
  const format = useFormat();
  const filters = useQuery(factorQueries.filters());
  const { publishers = [], years = [], regions = [], categories = [] } = filters.data ?? {};
  const searchId = useId();
  const withAll = (label: string, options: { value: string; label: string }[]) => [
    { value: all, label },
    ...options,
  ];
  const chosen = (value: string | null) => (value === null || value === all ? undefined : value);
  const shownCategories = categories.filter(
    ({ scope }) => search.scope === undefined || scope === search.scope,
  );
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-3">
      <div className="min-w-0">
        <Label htmlFor={searchId}>{t('search')}</Label>
        <SearchField
          id={searchId}
          placeholder={t('searchPlaceholder')}
          value={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined }, true)}
        />
      </div>
      <Labelled label={t('columns.publisher')}>
        {(labelId) => (
          <Combobox
            aria-labelledby={labelId}
            options={withAll(
              t('allPublishers'),
              publishers.map(({ series, name }) => ({ value: series, label: name })),
            )}
            value={search.publisher ?? all}
            onChange={(value) => onChange({ publisher: chosen(value) })}
          />
        )}
      </Labelled>
      <Labelled label={t('year')}>
        {(labelId) => (
          <Select
            aria-labelledby={labelId}
            options={withAll(
              t('allYears'),
              years.map((year) => ({ value: String(year), label: String(year) })),
            )}
            value={search.year === undefined ? all : String(search.year)}
            onChange={(value) => onChange({ year: value === all ? undefined : Number(value) })}
          />
        )}
      </Labelled>
      <Labelled label={t('columns.region')}>
        {(labelId) => (
          <Combobox
            aria-labelledby={labelId}
            options={withAll(
              t('allRegions'),
              regions.map((region) => ({ value: region, label: format.region(region) })),
            )}
            value={search.region ?? all}
            onChange={(value) => onChange({ region: chosen(value) })}
          />
        )}
      </Labelled>
      <Labelled label={t('scope')}>
        {(labelId) => (
          <Select
            aria-labelledby={labelId}
            options={withAll(
              t('allScopes'),
              scopes.map((scope) => ({
                value: String(scope),
                label: scope === 0 ? t('outside') : t('scopeNumber', { scope }),
              })),
            )}
            value={search.scope === undefined ? all : String(search.scope)}
            onChange={(value) =>
              onChange({ scope: value === all ? undefined : Number(value), category: undefined })
            }
          />
        )}
      </Labelled>
      <Labelled label={t('columns.category')}>
        {(labelId) => (
          <Combobox
            aria-labelledby={labelId}
            options={withAll(
              t('allCategories'),
              shownCategories.map(({ category, scope, name }) => ({
                value: toCategoryParam(category),
                label: scope === 0 ? t('outside') : `${category} ${name}`,
              })),
            )}
            value={search.category ?? all}
            onChange={(value) => onChange({ category: chosen(value) })}
          />
        )}
      </Labelled>
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
