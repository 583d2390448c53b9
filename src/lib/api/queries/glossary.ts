import { queryOptions } from '@tanstack/react-query';
import { listGlossary } from '#api/contract/knowledge/glossary';
import { call } from '../call';

/** The terms of the dictionary. Loaded when the user opens one; no screen waits for it. */
export const glossaryQuery = queryOptions({
  queryKey: ['glossary'],
  meta: { dependsOn: 'release' },
  queryFn: ({ signal }) => call(listGlossary, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
