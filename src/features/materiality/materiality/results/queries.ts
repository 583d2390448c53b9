import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAssessedFinancials, listAssessedImpacts } from '#api/contract/materiality/assessments';
import { type MethodChoiceBody, readMaterialityMethod } from '#api/contract/materiality/information';
import {
  compareMateriality,
  listMaterialitySources,
  readIroTrail,
  readMaterialityResults,
  readSubtopicTrail,
} from '#api/contract/materiality/results';
import { listStakeholderSummaries } from '#api/contract/materiality/stakeholders';
import { call } from '@/lib/api/call';
import { materialityStaleMs } from '@/lib/api/queries/materiality';

const of = (headerId: number) => ['reports', 'materiality', headerId, 'results'] as const;
const meta = { dependsOn: 'reports' } as const;
const fresh = { staleTime: materialityStaleMs };

export const resultQueries = {
  /**
   * Results for the company's method or for the one being tried out. Earlier results stay visible until the
   * next are calculated.
   */
  results: (headerId: number, asked: Partial<MethodChoiceBody> = {}) =>
    queryOptions({
      queryKey: [...of(headerId), asked],
      meta,
      queryFn: ({ signal }) =>
        call(readMaterialityResults, { params: { id: headerId }, query: asked }, { signal }),
      placeholderData: keepPreviousData,
      ...fresh,
    }),
  method: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'method'],
      meta,
      queryFn: ({ signal }) => call(readMaterialityMethod, { params: { id: headerId } }, { signal }),
      ...fresh,
    }),
  stakeholders: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'stakeholders'],
      meta,
      queryFn: ({ signal }) => call(listStakeholderSummaries, { params: { id: headerId } }, { signal }),
      ...fresh,
    }),
  impacts: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'impacts'],
      meta,
      queryFn: ({ signal }) => call(listAssessedImpacts, { params: { id: headerId } }, { signal }),
      ...fresh,
    }),
  financials: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'financials'],
      meta,
      queryFn: ({ signal }) => call(listAssessedFinancials, { params: { id: headerId } }, { signal }),
      ...fresh,
    }),
  iroTrail: (headerId: number, iroId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'iro-trail', iroId],
      meta,
      queryFn: ({ signal }) => call(readIroTrail, { params: { id: headerId, iroId } }, { signal }),
      ...fresh,
    }),
  subtopicTrail: (headerId: number, subtopicId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'subtopic-trail', subtopicId],
      meta,
      queryFn: ({ signal }) => call(readSubtopicTrail, { params: { id: headerId, subtopicId } }, { signal }),
      ...fresh,
    }),
  sources: (headerId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'sources'],
      meta,
      queryFn: ({ signal }) => call(listMaterialitySources, { params: { id: headerId } }, { signal }),
      ...fresh,
    }),
  comparison: (headerId: number, otherId: number) =>
    queryOptions({
      queryKey: [...of(headerId), 'comparison', otherId],
      meta,
      queryFn: ({ signal }) => call(compareMateriality, { params: { id: headerId, otherId } }, { signal }),
      ...fresh,
    }),
};
