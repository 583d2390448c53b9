import { queryOptions } from '@tanstack/react-query';
import { listContactFaqs, listFaqs, listHelpFaqs } from '#api/contract/knowledge/faqs';
import { call } from '../call';

const forever = { staleTime: Number.POSITIVE_INFINITY };

/** Questions with short answers, in the interface language. */
export const faqQueries = {
  all: queryOptions({
    ...forever,
    queryKey: ['faqs', 'all'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) => call(listFaqs, {}, { signal }),
  }),
  contact: queryOptions({
    ...forever,
    queryKey: ['faqs', 'contact'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) => call(listContactFaqs, {}, { signal }),
  }),
  help: queryOptions({
    ...forever,
    queryKey: ['faqs', 'help'],
    meta: { dependsOn: 'release' },
    queryFn: ({ signal }) => call(listHelpFaqs, {}, { signal }),
  }),
};
