import type { ReportHeader } from '#api/contract/reports/headers';
import { useSessionUser } from '@/state/session';
import { draftsOf } from './drafts';

/** The number of unsaved answers in this browser at the time of the call. */
export function useUnsentAnswers({ reportHeaderId, questionnaireType }: ReportHeader): () => number {
  const { userId } = useSessionUser();
  return () =>
    questionnaireType === 'CSRD' ? draftsOf({ userId, headerId: reportHeaderId }).read().size : 0;
}
