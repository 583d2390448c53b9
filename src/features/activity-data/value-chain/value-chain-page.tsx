import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scope3InputForm } from '#api/contract/activity-data/value-chain-forms';
import type { Location } from '#api/contract/company/locations';
import type { TurnPage } from '@/components/crud/use-crud-list';
import type { StartPeriod } from '@/components/entries/entry-kind';
import { UnsavedScopeProvider } from '@/components/form/unsaved-scope';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { WordsHere } from '@/components/knowledge/words-here';
import { PageHeader } from '@/components/layout/page';
import { Combobox } from '@/components/ui/combobox';
import { ErrorState } from '@/components/ui/error-state';
import { Label } from '@/components/ui/label';
import { Skeleton } from '@/components/ui/skeleton';
import { inputFormQueries } from '@/lib/api/queries/input-forms';
import { DerivedCard } from './derived-card';
import { Entries } from './entries';
import type { ValueChainSearch } from './search';

type ValueChainPageProps = {
  form: Scope3InputForm;
  locations: readonly Location[];
  location: Location;
  search: ValueChainSearch;
  onSearch: (search: ValueChainSearch, replace?: boolean) => void;
};

/** One value chain category at one location. The URL holds location and page. */
export function ValueChainPage({ form, locations, location, search, onSearch }: ValueChainPageProps) {
  const { t } = useTranslation('value-chain');
  return (
    <UnsavedScopeProvider>
      <PageHeader
        title={form.displayName}
        description={<FormDescription form={form} />}
        above={
          <p className="text-ink-muted text-sm">
            {t(`above.${form.direction}`, { category: form.category })}
          </p>
        }
        actions={
          <LocationSelect
            locations={locations}
            locationId={location.locationId}
            onChange={(locationId) => onSearch({ location: locationId })}
          />
        }
      />
      <Workspace
        // A different form or location: unsaved input is not carried over.
        key={`${form.scope3InputFormId} ${location.locationId}`}
        form={form}
        locationId={location.locationId}
        page={search.page ?? 1}
        month={search.month}
        onAllMonths={() => onSearch({ ...search, month: undefined, page: undefined })}
        startPeriod={search.from && search.to ? { startDate: search.from, endDate: search.to } : undefined}
        onPage={(page, replace) => onSearch({ ...search, page }, replace)}
      />
    </UnsavedScopeProvider>
  );
}

function FormDescription({ form }: { form: Scope3InputForm }) {
  const { t } = useTranslation('value-chain');
  return (
    <div className="max-w-2xl">
      <p>{form.description}</p>
      <p className="text-sm">{t('boundary', { boundary: form.boundary })}</p>
      <WordsHere codes={['supplychain', 'primary', 'spend']} className="mt-1" />
    </div>
  );
}

type LocationSelectProps = {
  locations: readonly Location[];
  locationId: number;
  onChange: (locationId: number) => void;
};

function LocationSelect({ locations, locationId, onChange }: LocationSelectProps) {
  const { t } = useTranslation('value-chain');
  const labelId = useId();
  const controlId = useId();
  return (
    <div className="w-64">
      <Label id={labelId}>{t('location')}</Label>
      <Combobox
        id={controlId}
        aria-labelledby={`${labelId} ${controlId}`}
        options={locations.map(({ locationId: value, name, address }) => ({
          value,
          label: name,
          description: address,
        }))}
        value={locationId}
        onChange={(picked) => {
          if (picked !== null) onChange(picked);
        }}
      />
    </div>
  );
}

type WorkspaceProps = {
  form: Scope3InputForm;
  locationId: number;
  page: number;
  month: string | undefined;
  onAllMonths: () => void;
  startPeriod: StartPeriod | undefined;
  onPage: TurnPage;
};

/** Category 3.3 is derived from fuels and energy that are already entered. */
const derivedCategory = '3.3';

function Workspace({ form, locationId, ...shown }: WorkspaceProps) {
  const { scope3InputFormId: inputFormId } = form;
  const fields = useQuery(inputFormQueries.fields(inputFormId));
  const methods = useQuery(inputFormQueries.methods(inputFormId));
  const spec = useMemo(
    () => (fields.data && methods.data ? { fields: fields.data, methods: methods.data } : null),
    [fields.data, methods.data],
  );
  useLeaveGuard();
  // Existing data stays on screen when a refetch fails, because the user may be typing.
  if (!spec && (fields.isError || methods.isError)) {
    const retry = () => {
      if (fields.isError) void fields.refetch();
      if (methods.isError) void methods.refetch();
    };
    return <ErrorState onRetry={retry} />;
  }
  return (
    <div className="flex flex-col gap-6">
      {form.category === derivedCategory ? <DerivedCard locationId={locationId} /> : null}
      {spec ? (
        <Entries {...{ spec, inputFormId, locationId, ...shown }} />
      ) : (
        <div aria-busy className="flex flex-col gap-6">
          <Skeleton className="h-96" />
          <Skeleton className="h-72" />
        </div>
      )}
    </div>
  );
}
