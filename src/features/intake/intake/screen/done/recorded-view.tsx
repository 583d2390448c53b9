import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Intake, startIntake, undoIntake } from '#api/contract/intake/intakes';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { useActivityDataChanged } from '@/state/activity-data';
import { intakeQueries } from '../queries';
import { Learnt } from './learnt';
import { RecordedLeftOut } from './recorded-left-out';
import { RecordedSums } from './recorded-sums';
import { useNextIntake } from './use-next-intake';

type RecordedViewProps = {
  intake: Intake;
  /** Since the user opened it: the result gets the focus, because the button that had it is gone. */
  hasChanged: boolean;
};

/** A file whose entries were recorded, or taken back again. */
export function RecordedView({ intake, hasChanged }: RecordedViewProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const next = useNextIntake(intake);
  const { isBusy, error, run } = useSteps(intake);
  const result = useRef<HTMLDivElement>(null);
  const { state } = intake;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is a new result
  useEffect(() => {
    if (hasChanged) result.current?.focus();
  }, [hasChanged, state]);
  const isRecorded = state === 'recorded';
  const { entryCount: count, replacedCount, recordedOn } = intake;
  // The same file again opens what was recorded from it before.
  const recordedTitle =
    hasChanged || recordedOn === null
      ? t('done.recorded', { count })
      : t('done.recordedBefore', { count, time: format.dateTime(recordedOn) });
  return (
    <div className="flex flex-col gap-5">
      <div ref={result} tabIndex={-1}>
        <Alert kind={isRecorded ? 'success' : 'info'} title={isRecorded ? recordedTitle : t('done.undone')}>
          <p>{isRecorded ? t('done.recordedHint', { count: intake.leftOutCount }) : t('done.undoneHint')}</p>
          {replacedCount > 0 ? (
            <p>{t(isRecorded ? 'done.replaced' : 'done.broughtBack', { count: replacedCount })}</p>
          ) : null}
        </Alert>
      </div>
      {error ? (
        <Alert kind="danger" title={t('done.failed')}>
          {error}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" asChild>
          <AppLink href={next ? `/locations/intake/${next.intakeId}` : '/locations/intake'} className="">
            {next ? t('done.nextOpen', { name: next.file.fileName }) : t('done.next')}
            <ArrowRight aria-hidden />
          </AppLink>
        </Button>
        {isRecorded ? (
          <Button key="undo" disabled={isBusy} onClick={() => void run('undo')}>
            <Undo2 aria-hidden />
            {t('done.undo')}
          </Button>
        ) : (
          <Button key="again" disabled={isBusy} onClick={() => void run('again')}>
            <RotateCcw aria-hidden />
            {t('done.again')}
          </Button>
        )}
      </div>
      {isRecorded ? <RecordedSums intake={intake} /> : null}
      {isRecorded ? <RecordedLeftOut intake={intake} /> : null}
      {isRecorded ? <Learnt intake={intake} /> : null}
    </div>
  );
}

function useSteps(intake: Intake) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const changed = useActivityDataChanged();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const undo = async () => {
    const stored = await call(undoIntake, {
      params: { id: intake.intakeId },
      seenUpdatedOn: intake.updatedOn,
    });
    queryClient.setQueryData(intakeQueries.detail(intake.intakeId).queryKey, stored);
    await changed();
  };
  const again = async () => {
    const { intakeId } = await call(startIntake, { body: { evidenceFileId: intake.file.evidenceFileId } });
    await queryClient.invalidateQueries({ queryKey: intakeQueries.list().queryKey });
    await navigate({ to: '/locations/intake/$intakeId', params: { intakeId: String(intakeId) } });
  };
  const run = async (step: 'undo' | 'again') => {
    setIsBusy(true);
    setError(null);
    try {
      await (step === 'undo' ? undo() : again());
    } catch (failure) {
      setError(refusalText(failure));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, run };
}
