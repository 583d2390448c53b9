import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { currentLanguage } from '@/i18n/setup';
import { saveFile } from '@/lib/api/save-file';
import { toCsv } from '@/lib/export/csv';
import { type Guide, type GuideMessage, openGuideChannel, stepOf } from './guide';
import { elapsed, logOf } from './session-log';

/** The presenter's window: what to say, what comes next, and the time so far. The demo window follows it. */
export function Presenter() {
  const { t } = useTranslation('demo');
  const { guide, goTo } = useShownGuide();
  useEffect(() => {
    document.title = `${t('presenterTitle')} · Ledgerleaf`;
  }, [t]);
  return (
    <main className="min-h-dvh bg-ground p-6">
      <h1 className="mb-4 font-semibold text-xl">{t('presenterTitle')}</h1>
      {guide ? (
        <Notes guide={guide} onGo={goTo} />
      ) : (
        <EmptyState title={t('nothingShown')}>{t('nothingShownText')}</EmptyState>
      )}
    </main>
  );
}

function Notes({ guide, onGo }: { guide: Guide; onGo: (step: number) => void }) {
  const { t } = useTranslation('demo');
  const language = currentLanguage();
  const { recipe, step, startedAt } = guide;
  const steps = recipe.steps ?? [];
  const current = stepOf(guide);
  const next = steps[step + 1];
  const now = useNow();
  return (
    <div className="flex flex-col gap-5">
      <p className="figures flex justify-between gap-4 text-ink-muted">
        <span>{t('position', { step: step + 1, count: steps.length, title: recipe.title[language] })}</span>
        <span role="timer" aria-label={t('elapsed')}>
          {elapsed(now - startedAt)}
        </span>
      </p>
      <section aria-label={t('say')} className="rounded-lg border bg-surface p-4">
        <p className="font-medium">{current?.text[language]}</p>
        {current?.say ? <p className="mt-3 text-lg leading-relaxed">{current.say[language]}</p> : null}
      </section>
      <div className="flex gap-2">
        <Button disabled={step === 0} onClick={() => onGo(step - 1)}>
          {t('back')}
        </Button>
        <Button variant="primary" disabled={!next} onClick={() => onGo(step + 1)}>
          {t('next')}
        </Button>
        <Button variant="quiet" className="ml-auto" onClick={() => saveLog(guide)}>
          {t('log')}
        </Button>
      </div>
      {next ? (
        <section aria-label={t('upNext')}>
          <h2 className="mb-1 font-semibold text-sm">{t('upNext')}</h2>
          <p className="text-ink-muted">{next.text[language]}</p>
        </section>
      ) : null}
    </div>
  );
}

function saveLog(guide: Guide): void {
  const blob = new Blob([toCsv(logOf(guide, currentLanguage()))], { type: 'text/csv' });
  saveFile({ blob, name: `${guide.recipe.title.en.replaceAll(/\W+/g, '-').toLowerCase()}-log.csv` });
}

/** The demo as the other window shows it. */
function useShownGuide() {
  const [guide, setGuide] = useState<Guide | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = openGuideChannel();
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<GuideMessage>) => {
      if (data.type === 'shown') setGuide(data.guide);
    };
    const ask: GuideMessage = { type: 'ask' };
    opened.postMessage(ask);
    return () => opened.close();
  }, []);
  const goTo = (step: number) => {
    const go: GuideMessage = { type: 'go', step };
    channel.current?.postMessage(go);
  };
  return { guide, goTo };
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
