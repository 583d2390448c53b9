import { queryOptions } from '@tanstack/react-query';
import {
  listScope3Fields,
  listScope3InputForms,
  listScope3Methods,
  listScope3Options,
} from '#api/contract/activity-data/value-chain-forms';
import { call } from '../call';
import { endpointAt } from '../endpoint-at';

/** The fields of a form change only with a new version of the API. */
const lasting = { staleTime: Number.POSITIVE_INFINITY } as const;

/** The value chain forms, their fields and options. */
export const inputFormQueries = {
  all: ['input-forms'] as const,
  /** In their order. */
  list: () =>
    queryOptions({
      queryKey: [...inputFormQueries.all, 'list'],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) => inOrder(await call(listScope3InputForms, {}, { signal })),
      ...lasting,
    }),
  fields: (inputFormId: number) =>
    queryOptions({
      queryKey: [...inputFormQueries.all, 'fields', inputFormId],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) =>
        inOrder(await call(listScope3Fields, { params: { id: inputFormId } }, { signal })),
      ...lasting,
    }),
  methods: (inputFormId: number) =>
    queryOptions({
      queryKey: [...inputFormQueries.all, 'methods', inputFormId],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) =>
        inOrder(await call(listScope3Methods, { params: { id: inputFormId } }, { signal })),
      ...lasting,
    }),
  /** At the path given by the field, with the values of other fields filled in; null while one is missing. */
  options: (path: string | null) =>
    queryOptions({
      queryKey: [...inputFormQueries.all, 'options', path],
      meta: { dependsOn: 'release' },
      queryFn: async ({ signal }) =>
        inOrder(await call(endpointAt(listScope3Options, path ?? ''), {}, { signal })),
      enabled: path !== null,
      ...lasting,
    }),
};

function inOrder<T extends { displayOrder: number }>(items: readonly T[]): T[] {
  return [...items].sort((one, other) => one.displayOrder - other.displayOrder);
}
