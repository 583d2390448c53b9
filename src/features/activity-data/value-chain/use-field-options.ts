import { useQuery } from '@tanstack/react-query';
import type { Scope3Field, Scope3Option } from '#api/contract/activity-data/value-chain-forms';
import { inputFormQueries } from '@/lib/api/queries/input-forms';
import { type EntryValues, inOrder, optionsPath } from './entry-rules';

type FieldOptions = {
  options: readonly Scope3Option[];
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
};

const noOptions: readonly Scope3Option[] = [];

/** The current options: the field's own, or those that its path returns for the current values. */
export function useFieldOptions(field: Scope3Field | undefined, values: EntryValues): FieldOptions {
  const path = field ? optionsPath(field, values) : null;
  const query = useQuery(inputFormQueries.options(path));
  const own = field && !field.apiPath ? inOrder(field.dropDownOptions) : noOptions;
  return {
    options: query.data ?? own,
    isLoading: query.isFetching && !query.data,
    isError: query.isError,
    retry: () => void query.refetch(),
  };
}
