import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntrySummary } from '#api/contract/activity-data/entry-lists';
import { SearchField } from '@/components/ui/search-field';
import { Select } from '@/components/ui/select';
import { useFormat } from '@/hooks/use-format';
import { cn } from '@/lib/cn';
import { useSessionUser } from '@/state/session';
import type { EntryView } from './entry-view';

type EntryFilterProps = {
  view: EntryView;
  summary: EntrySummary | undefined;
  onView: (view: EntryView, replace?: boolean) => void;
};

/** The value for "all years" in a list with numeric values. */
const allYears = 0;

/** Search text, year and month, the total of the matching entries, and the months without data. */
export function EntryFilter({ view, summary, onView }: EntryFilterProps) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  const searchId = useId();
  const years = yearsOf(summary, view);
  const { page: _page, ...kept } = view;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t px-3 py-2">
      <div className="w-56">
        <label htmlFor={searchId} className="sr-only">
          {t('filter.search')}
        </label>
        <SearchField
          id={searchId}
          placeholder={t('filter.search')}
          value={view.find ?? ''}
          onChange={(find) => onView({ ...kept, find: find || undefined }, true)}
        />
      </div>
      <Select
        className="w-38"
        aria-label={t('filter.year')}
        options={[
          { value: allYears, label: t('filter.allYears') },
          ...years.map((year) => ({ value: year, label: String(year) })),
        ]}
        value={view.year ?? allYears}
        onChange={(year) => onView({ ...kept, month: undefined, year: year === allYears ? undefined : year })}
      />
      <MonthStrip view={view} summary={summary} year={view.year ?? years[0]} onView={onView} />
      <p className="figures ml-auto text-ink-muted text-sm" aria-live="polite">
        {summary
          ? t('filter.found', {
              count: summary.entries,
              emissions: format.emissions(summary.carbonEquivalent).text,
            })
          : null}
      </p>
    </div>
  );
}

/** Newest first; the selected year stays in the list even if it has no matches. */
function yearsOf(summary: EntrySummary | undefined, { year }: EntryView): number[] {
  const found = (summary?.months ?? []).map((month) => Number(month.slice(0, 4)));
  return [...new Set([...found, ...(year === undefined ? [] : [year])])].sort((one, other) => other - one);
}

/** The months of a year. Each shows its entries, and months without any stand out. */
function MonthStrip({ view, summary, year, onView }: EntryFilterProps & { year: number | undefined }) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  const { today } = useSessionUser();
  if (year === undefined) return null;
  const [names, shortNames] = [format.monthNames('long'), format.monthNames('short')];
  const { page: _page, ...kept } = view;
  return (
    <fieldset className="flex items-center gap-0.5">
      <legend className="sr-only">{t('filter.months', { year })}</legend>
      {shortNames.map((shortName, index) => {
        const month = `${year}-${String(index + 1).padStart(2, '0')}`;
        const hasData = summary?.months.includes(month) ?? true;
        const isChosen = view.year === year && view.month === index + 1;
        const label = t(hasData ? 'filter.month' : 'filter.monthWithout', { month: names[index], year });
        return (
          <button
            key={month}
            type="button"
            aria-pressed={isChosen}
            aria-label={label}
            title={label}
            disabled={month > today.slice(0, 7)}
            onClick={() =>
              onView({ ...kept, ...(isChosen ? { month: undefined } : { year, month: index + 1 }) })
            }
            className={cn(
              'h-7 w-8 rounded-sm border border-transparent text-xs hover:bg-hover disabled:opacity-40 disabled:hover:bg-transparent',
              !hasData &&
                month <= today.slice(0, 7) &&
                'border-attention border-dashed bg-attention-soft text-on-attention-soft',
              isChosen && 'bg-brand text-on-brand hover:bg-brand',
            )}
          >
            {shortName.slice(0, 3)}
          </button>
        );
      })}
    </fieldset>
  );
}
