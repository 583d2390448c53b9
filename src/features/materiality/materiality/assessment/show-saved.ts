import type { QueryClient } from '@tanstack/react-query';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import type { AssessmentDetail } from './kinds';
import { startValues } from './values';

/**
 * Updates the row with the server's confirmed item, so the user does not wait for the whole list to be
 * fetched again.
 */
export function showSaved(
  client: QueryClient,
  headerId: number,
  { dmIroId, score, ...chosen }: AssessmentDetail,
): void {
  client.setQueryData(materialityQueries.assessments(headerId).queryKey, (rows) =>
    rows?.map((row) =>
      row.dmIroId === dmIroId
        ? {
            ...row,
            isAssessmentCompleted: true,
            score: score.score,
            disagrees: score.disagrees,
            isTailRisk: score.isTailRisk,
            isReasonMissing: score.needsReason && chosen.reason === null,
            chosen: { ...startValues(null), ...chosen },
          }
        : row,
    ),
  );
}
