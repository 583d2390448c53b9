import { CalendarClock, Pause, Play, Square, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { Select } from '@/components/ui/select';
import { News } from './news';
import { speeds } from './pace';
import { type Replay, replayStore, steer, useReplay } from './replay-store';

const monthsOfYear = 12;

/** Loaded separately because it includes the replay code, which no screen needs to wait for. */
const EndOfYear = lazy(() => import('./end-of-year').then((file) => ({ default: file.EndOfYear })));

/** The year that is being replayed, on top of the screen that shows it. */
export function ReplayBar() {
  const replay = useReplay();
  switch (replay.at) {
    case 'idle':
      return null;
    case 'preparing':
      return <Preparing {...replay} />;
    case 'playing':
      return <Playing {...replay} />;
    case 'played':
      return (
        <Frame year={replay.year}>
          <Suspense>
            <EndOfYear {...replay} />
          </Suspense>
        </Frame>
      );
    case 'failed':
      return <Failed {...replay} />;
  }
}

type Of<At extends Replay['at']> = Extract<Replay, { at: At }>;

function Preparing({ year, share }: Of<'preparing'>) {
  const { t } = useTranslation('year-replay');
  return (
    <Frame year={year}>
      <Progress label={t('preparing')} share={share} />
    </Frame>
  );
}

function Playing({ year, months, news, speed, isPaused, isStopping }: Of<'playing'>) {
  const { t } = useTranslation('year-replay');
  const speedId = useId();
  return (
    <Frame year={year}>
      <Progress label={t('months', { count: months, all: monthsOfYear })} share={months / monthsOfYear} />
      <News news={news} year={year} />
      <footer className="flex flex-wrap items-center gap-2">
        <Button size="sm" disabled={isStopping} onClick={() => steer({ isPaused: !isPaused })}>
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
        <Button size="sm" disabled={isStopping} onClick={() => steer({ isStopping: true })}>
          <Square aria-hidden />
          {t(isStopping ? 'stopping' : 'stop')}
        </Button>
        <span id={speedId} className="sr-only">
          {t('speed')}
        </span>
        <Select
          aria-labelledby={speedId}
          className="ml-auto w-44"
          value={speed}
          options={speeds.map((value) => ({ value, label: t(`speeds.${value}`) }))}
          onChange={(value) => steer({ speed: value })}
        />
      </footer>
    </Frame>
  );
}

function Failed({ year, failure, reason, isTakenBack }: Of<'failed'>) {
  const { t } = useTranslation('year-replay');
  return (
    <Frame
      year={year}
      action={
        <IconButton
          label={t('close')}
          icon={<X aria-hidden />}
          onClick={() => replayStore.change({ at: 'idle' })}
        />
      }
    >
      <div role="alert" className="flex flex-col gap-1">
        <p className="font-medium">{t(`failure.${failure}`)}</p>
        {failure === 'refused' ? <p>{reason}</p> : null}
        <p className="text-ink-muted">{t(isTakenBack ? 'asBefore' : 'notYetTakenBack')}</p>
      </div>
    </Frame>
  );
}

function Frame({ year, action, children }: { year: number; action?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('year-replay');
  return (
    <section
      aria-label={t('bar', { year })}
      className="fixed right-6 bottom-6 z-30 flex w-112 max-w-[calc(100vw-3rem)] flex-col gap-3 rounded-lg border border-line-strong bg-raised p-4 shadow-float"
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="figures flex items-center gap-2 font-semibold text-sm">
          <CalendarClock aria-hidden className="size-4 text-brand" />
          {t('bar', { year })}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
