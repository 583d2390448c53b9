import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { lastStampOf, type ReportHeader, type ReportValidations } from '#api/contract/reports/headers';
import { finishReport } from '#api/contract/reports/issues';
import { useUnsavedScope } from '@/components/form/unsaved-scope';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useUnsentAnswers } from '../questionnaire/use-unsent-answers';

type Finish = {
  finish: (validations: ReportValidations | undefined) => Promise<void>;
  isFinishing: boolean;
  /** Why the report was not finished. */
  problem: string | null;
};

/** Issues a report in its current state and opens the list with it. */
export function useFinish(header: ReportHeader): Finish {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const scope = useUnsavedScope();
  const errorText = useErrorText();
  const changeText = useChangeText();
  const titleOf = useHeaderTitle();
  const unsentCount = useUnsentAnswers(header);
  const [isFinishing, setFinishing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(): Promise<void> {
    const finished = await call(finishReport, {
      params: { headerId: header.reportHeaderId },
      seenUpdatedOn: lastStampOf(header),
    });
    scope.forget();
    toast.success(t('review.finished', { name: titleOf(finished), number: finished.issueNumber ?? 1 }));
    await navigate({
      to: '/reports/$reportId',
      params: { reportId: String(finished.reportId) },
      search: { tab: 'saved', finished: finished.reportHeaderId },
    });
    await refresh(queryClient, 'reports');
  }

  return {
    isFinishing,
    problem,
    finish: async (validations) => {
      if (isFinishing) return;
      // Already shown above, step by step.
      if (validations && !validations.canFinish) return setProblem(t('review.incomplete'));
      const count = unsentCount();
      if (count > 0) return setProblem(t('review.unsent', { count }));
      setProblem(null);
      setFinishing(true);
      try {
        await send();
      } catch (error) {
        // Another user changed or deleted the report. The new state is shown, and the next attempt finishes that
        // state.
        const isChanged = isApiError(error, 'stale');
        const change = changeText(error);
        const changed = change ? t('review.staleWith', { change }) : t('review.stale');
        setProblem(isChanged ? changed : errorText(error));
        if (isApiError(error, 'stale', 'not_found', 'report_incomplete'))
          await refresh(queryClient, 'reports');
      } finally {
        setFinishing(false);
      }
    },
  };
}
