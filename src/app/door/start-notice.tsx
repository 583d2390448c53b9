import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patienceMs } from '@/app/boot/boot-screen';
import type { EngineStart } from '@/app/boot/engine-start';
import { showFailureIn } from '@/app/boot/failure-screen';
import { useDelayedFlag } from '@/hooks/use-delayed-flag';
import { useFormat } from '@/hooks/use-format';

/** The progress of the engine behind the sign-in page, or why it failed. Nothing moves when it is ready. */
export function StartNotice({ start }: { start: EngineStart }) {
  return start.state === 'failed' ? <Failure {...start} /> : <Line start={start} />;
}

function Line({ start }: { start: Exclude<EngineStart, { state: 'failed' }> }) {
  const { t } = useTranslation('engine');
  const [delayMs] = useState(patienceMs);
  const isStarting = start.state === 'starting';
  const isShown = useDelayedFlag(isStarting, delayMs) && isStarting;
  const percent = start.state === 'starting' ? Math.round(start.share * 100) : 100;
  return (
    <div className="mb-4">
      <p className="figures text-ink-muted">{isShown ? <Step start={start} /> : t('door.ready')}</p>
      <div className="mt-2 h-1">
        {isShown ? (
          <div
            role="progressbar"
            aria-label={t('boot.progress')}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-full overflow-hidden rounded-full bg-line"
          >
            <div
              className="h-full rounded-full bg-brand transition-[width] duration-100"
              style={{ width: `${percent}%` }}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Step({ start }: { start: Extract<EngineStart, { state: 'starting' }> }) {
  const { t } = useTranslation('engine');
  const format = useFormat();
  const { last, note } = start;
  const megabytes = (bytes: number) => format.number(bytes / 1e6, { decimals: 1 });
  const told = !last
    ? t('door.begin')
    : last.step === 'download'
      ? t('door.download', { done: megabytes(last.done), total: megabytes(last.total) })
      : t(`door.${last.step}`);
  return note ? `${told} ${t(`boot.host.${note}`)}` : told;
}

/** The texts and actions of the failure screen, within the page, which keeps typed values. */
function Failure({ failure, tryAgain }: Extract<EngineStart, { state: 'failed' }>) {
  const { i18n } = useTranslation('engine');
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in the language on screen
  useEffect(() => {
    if (place.current) showFailureIn(place.current, failure, tryAgain);
  }, [failure, tryAgain, i18n.language]);
  return (
    <div
      ref={place}
      role="alert"
      className="mb-4 flex flex-col gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3"
    />
  );
}
