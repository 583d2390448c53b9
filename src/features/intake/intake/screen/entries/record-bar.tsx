import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { Obstacle } from '../work/to-record';
import type { Recording } from '../work/use-record';

type RecordBarProps = {
  count: number;
  obstacles: readonly Obstacle[];
  /** The entries still belong to earlier answers. */
  isBehind: boolean;
  /** And stay so, because the newest answers cannot be applied. */
  hasFailed?: boolean;
  recording: Recording;
  onRecord: () => void;
  /** Answers all open warnings with "record anyway". */
  onKeepAll: () => void;
};

/** Records all entries together, or says what is still open. */
export function RecordBar(props: RecordBarProps) {
  const { count, isBehind, recording, onRecord, onKeepAll } = props;
  const { t } = useTranslation('intake');
  const first = firstOf(props);
  const button = useFocusAfterFailure(recording);
  const status = useRef<HTMLParagraphElement>(null);
  const keepAll = () => {
    // Its button disappears.
    status.current?.focus();
    onKeepAll();
  };
  if (recording.step === 'recording')
    return (
      <Progress
        label={t('record.running')}
        share={recording.recordedRows / recording.count}
        step={t('record.done', { count: recording.recordedRows, total: recording.count })}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      {recording.step === 'failed' ? (
        <Alert kind="danger" title={t(recording.isUnknown ? 'record.unknown' : 'record.failed')}>
          {recording.text}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={status} tabIndex={-1} role="status" className="min-w-0 flex-1 text-ink-muted text-sm">
          {first ? <ObstacleText obstacle={first} /> : t('record.ready')}
        </p>
        {first?.kind === 'warnings' ? <Button onClick={keepAll}>{t('record.keepAll')}</Button> : null}
        <Button ref={button} variant="primary" disabled={first !== undefined || isBehind} onClick={onRecord}>
          {t('record.button', { count })}
        </Button>
      </div>
    </div>
  );
}

/** Earlier entries are shown while the newest answers are applied; they must not seem ready. */
function firstOf({ obstacles, isBehind, hasFailed = false }: RecordBarProps): Shown | undefined {
  if (hasFailed) return { kind: 'failed' };
  const [first] = obstacles;
  return first ?? (isBehind ? { kind: 'checking' } : undefined);
}

type Shown = Obstacle | { kind: 'failed' };

/** The button that had the focus was replaced by the progress. */
function useFocusAfterFailure({ step }: Recording) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === 'recording' && step === 'failed') button.current?.focus();
    before.current = step;
  }, [step]);
  return button;
}

function ObstacleText({ obstacle }: { obstacle: Shown }) {
  const { t } = useTranslation('intake');
  if ('count' in obstacle) return t(`record.obstacles.${obstacle.kind}`, { count: obstacle.count });
  return t(`record.obstacles.${obstacle.kind}`);
}
