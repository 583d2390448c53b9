import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { assessmentRow } from '#api/testing/facts/assessment-row';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import type { AssessmentDetail } from './kinds';
import { showSaved } from './show-saved';
import { startValues } from './values';

const headerId = 7;
const { queryKey } = materialityQueries.assessments(headerId);
const open = (dmIroId: number) =>
  assessmentRow({
    dmIroId,
    typeCode: 'risk',
    description: `Item ${dmIroId}`,
    isAssessmentCompleted: false,
    score: null,
  });
const saved = {
  dmIroId: 2,
  dmAssessmentRiskScaleId: 53,
  reason: null,
  updatedOn: '2026-01-01T00:00:00.000Z',
  score: { score: 4.2, disagrees: true, isTailRisk: true, needsReason: true },
} as AssessmentDetail;

it('shows the new score in the row of the saved item and leaves the other rows unchanged', () => {
  const client = new QueryClient();
  client.setQueryData(queryKey, [open(1), open(2)]);
  showSaved(client, headerId, saved);
  expect(client.getQueryData(queryKey)).toEqual([
    open(1),
    {
      ...open(2),
      isAssessmentCompleted: true,
      score: 4.2,
      disagrees: true,
      isTailRisk: true,
      isReasonMissing: true,
      chosen: {
        ...startValues(null),
        dmAssessmentRiskScaleId: 53,
        reason: null,
        updatedOn: saved.updatedOn,
      },
    },
  ]);
});

it('creates no list when none was loaded', () => {
  const client = new QueryClient();
  showSaved(client, headerId, saved);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
