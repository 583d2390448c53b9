import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import type { Obstacle } from '../work/to-record';
import type { Recording } from '../work/use-record';

type RecordBarProps = {
  count: number;
  obstacles: readonly Obstacle[];
  isBehind: boolean;
  recording: Recording;
  onRecord: () => void;
  /** Answers all open warnings with "record anyway". */
  onKeepAll: () => void;
};

/** Records all entries together, or says what is still open. */
export function RecordBar({ count, obstacles, isBehind, recording, onRecord, onKeepAll }: RecordBarProps) {
  const { t } = useTranslation('intake');
  const [first] = obstacles;
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
        <Alert kind="danger" title={t('record.failed')}>
          {recording.text}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 flex-1 text-ink-muted text-sm">
          {first ? <ObstacleText obstacle={first} /> : t('record.ready')}
        </p>
        {first?.kind === 'warnings' ? <Button onClick={onKeepAll}>{t('record.keepAll')}</Button> : null}
        <Button variant="primary" disabled={first !== undefined || isBehind} onClick={onRecord}>
          {t('record.button', { count })}
        </Button>
      </div>
    </div>
  );
}

function ObstacleText({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation('intake');
  if ('count' in obstacle) return t(`record.obstacles.${obstacle.kind}`, { count: obstacle.count });
  return t(`record.obstacles.${obstacle.kind}`);
}
