import type { ReportHeader } from '#api/contract/reports/headers';
import { useSessionUser } from '@/state/session';
import { draftsOf } from './drafts';

/** How many answers were typed in this browser and are not saved, as it is when it is asked. */
export function useUnsentAnswers({ reportHeaderId, questionnaireType }: ReportHeader): () => number {
  const { userId } = useSessionUser();
  return () =>
    questionnaireType === 'CSRD' ? draftsOf({ userId, headerId: reportHeaderId }).read().size : 0;
}
