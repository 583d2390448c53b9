import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Intake, recordIntake } from '#api/contract/intake/intakes';
import { isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { watchProgress } from '@/lib/api/watch-progress';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { useActivityDataChanged } from '@/state/activity-data';
import type { IntakeTools, Interpretation } from '../intake-tools';
import { intakeQueries } from '../queries';
import { leftOutToRecord } from './left-out-to-record';
import type { KeptChoices } from './use-kept-choices';

export type Recording =
  | { step: 'idle' }
  | { step: 'recording'; count: number; recordedRows: number }
  /** `isUnknown`: no answer arrived, so the entries may have been recorded. */
  | { step: 'failed'; text: string; isUnknown?: boolean };

export type RecordIntake = {
  state: Recording;
  record: (shown: Interpretation) => Promise<void>;
};

/** Records all entries of an intake together, with what was learnt from the file. */
export function useRecord(intake: Intake, kept: KeptChoices, tools: IntakeTools): RecordIntake {
  const { t } = useTranslation('intake');
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const changed = useActivityDataChanged();
  const [state, setState] = useState<Recording>({ step: 'idle' });

  const record = async ({ understood, matched, entries }: Interpretation) => {
    const count = entries.length;
    const { answers, profileName } = kept.choices;
    setState({ step: 'recording', count, recordedRows: 0 });
    try {
      const learnt = await tools.learn(answers, understood, matched);
      kept.change((now) => ({ ...now, learntFingerprint: learnt.fingerprint }));
      const seenUpdatedOn = await kept.settle();
      // Why is shown beside the answers, which may be out of sight.
      if (seenUpdatedOn === null) return setState({ step: 'failed', text: t('page.notSaved') });
      const stored = await watchProgress(
        (progressKey) =>
          call(recordIntake, {
            params: { id: intake.intakeId },
            body: {
              entries,
              ...leftOutToRecord(matched.leftOut),
              profile: { ...learnt, name: profileName ?? learnt.name },
              progressKey,
            },
            seenUpdatedOn,
          }),
        (recordedRows) => setState({ step: 'recording', count, recordedRows }),
      );
      queryClient.setQueryData(intakeQueries.detail(intake.intakeId).queryKey, stored);
      await changed();
      setState({ step: 'idle' });
    } catch (error) {
      setState({ step: 'failed', text: refusalText(error), isUnknown: isOutcomeUnknown(error) });
      // If it was recorded after all, or by someone else, the result is shown instead; and an entry that someone else
      // recorded since the check may be a reason for new warnings.
      await queryClient.invalidateQueries({ queryKey: intakeQueries.all });
    }
  };
  return { state, record };
}

export function isOutcomeUnknown(error: unknown): boolean {
  return isApiError(error, 'unreachable', 'unreadable');
}
