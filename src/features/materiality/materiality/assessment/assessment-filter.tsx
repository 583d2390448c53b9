import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { SearchField } from '@/components/ui/search-field';
import { Select } from '@/components/ui/select';
import { countOf, type AssessmentFilter as Filter, kinds, mattersOf, statesOf } from './filter';

type AssessmentFilterProps = {
  rows: readonly AssessmentRow[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

/** The value that selects the whole list. */
const all = 'all';

/**
 * Filters by text, kind, topic and state. Shows the number of rows per topic and state, and the overall
 * progress.
 */
export function AssessmentFilter({ rows, filter, onFilter }: AssessmentFilterProps) {
  const { t } = useTranslation('materiality-scores');
  const searchId = useId();
  const { assessed, all: total } = countOf(rows);
  const narrow = (part: Filter) => onFilter({ ...filter, ...part });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="min-w-44 flex-1">
        <label htmlFor={searchId} className="sr-only">
          {t('filter.find')}
        </label>
        <SearchField
          id={searchId}
          placeholder={t('filter.find')}
          value={filter.find ?? ''}
          onChange={(find) => narrow({ find: find || undefined })}
        />
      </div>
      <Select
        className="w-44"
        aria-label={t('filter.kind')}
        value={filter.kind ?? all}
        onChange={(kind) => narrow({ kind: kind === all ? undefined : kind })}
        options={[
          { value: all, label: t('filter.allKinds') },
          ...kinds.map((kind) => ({ value: kind, label: t(`filter.kinds.${kind}`) })),
        ]}
      />
      <Select
        className="w-52"
        aria-label={t('filter.matter')}
        value={filter.matter ?? 0}
        onChange={(matter) => narrow({ matter: matter || undefined })}
        options={[
          { value: 0, label: t('filter.allMatters') },
          ...mattersOf(rows).map(({ id, name, ...count }) => ({
            value: id,
            label: name,
            description: t('filter.assessed', count),
          })),
        ]}
      />
      <Select
        className="w-52"
        aria-label={t('filter.state')}
        value={filter.state ?? all}
        onChange={(state) => narrow({ state: state === all ? undefined : state })}
        options={[
          { value: all, label: t('filter.allStates') },
          ...statesOf(rows).map(({ state, count }) => ({
            value: state,
            label: `${t(`filter.states.${state}`)} (${count})`,
          })),
        ]}
      />
      <p className="figures basis-full text-right text-ink-muted text-sm" aria-live="polite">
        {t('filter.assessed', { assessed, all: total })}
      </p>
    </div>
  );
}
