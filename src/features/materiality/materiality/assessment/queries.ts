import { queryOptions } from '@tanstack/react-query';
import type { IroKind } from '#api/contract/materiality/iros';
import { type AssessmentBody, readAssessment, scoreOf } from './kinds';

type Item = { headerId: number; iroId: number; kind: IroKind };

export const assessmentQuery = (item: Item) =>
  queryOptions({
    queryKey: ['reports', 'materiality', item.headerId, 'assessment', item.iroId],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => readAssessment(item, signal),
    staleTime: 0,
  });

/** The score depends on the choices and on the method of the assessment. */
export const scoreQuery = (item: Item, body: AssessmentBody | null) =>
  queryOptions({
    queryKey: ['reports', 'materiality', item.headerId, 'score', item.iroId, body],
    meta: { dependsOn: 'reports' },
    queryFn: ({ signal }) => (body ? scoreOf(item, body, signal) : null),
    enabled: body !== null,
    // The previous result stays visible while the next one is calculated.
    placeholderData: (previous) => previous,
  });
