import { useQueryClient } from '@tanstack/react-query';
import { MonitorPlay, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { undoUnfinished } from '@/features/sandbox/sandbox/whole/unfinished';
import { currentLanguage } from '@/i18n/setup';
import { appBaseUrl } from '@/lib/api/api-base';
import { renewAnswers } from '@/lib/api/renew-answers';
import { type GuideMessage, guideStore, openGuideChannel, stepOf, useGuide } from './guide';
import { useGoToStep } from './use-go-to-step';

/** The current step of the running demo, on top of its screen. Follows the presenter's window. */
export function GuideCard() {
  const { t } = useTranslation('demo');
  const guide = useGuide();
  const goTo = useGoToStep();
  useFollowPresenter(goTo);
  useUndo();
  const step = guide && stepOf(guide);
  if (!guide || !step) return null;
  const count = guide.recipe.steps?.length ?? 0;
  return (
    <section
      aria-label={t('card')}
      className="fixed right-6 bottom-6 z-30 flex w-96 flex-col gap-3 rounded-lg border border-line-strong bg-raised p-4 shadow-float"
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="figures text-ink-muted text-sm">
          {t('position', { step: guide.step + 1, count, title: guide.recipe.title[currentLanguage()] })}
        </h2>
        <IconButton label={t('end')} icon={<X aria-hidden />} onClick={() => guideStore.change(null)} />
      </header>
      <p aria-live="polite">{step.text[currentLanguage()]}</p>
      <footer className="flex items-center gap-2">
        <Button size="sm" disabled={guide.step === 0} onClick={() => void goTo(guide.step - 1)}>
          {t('back')}
        </Button>
        <Button
          size="sm"
          variant="primary"
          onClick={() => (guide.step + 1 < count ? void goTo(guide.step + 1) : guideStore.change(null))}
        >
          {t(guide.step + 1 < count ? 'next' : 'finish')}
        </Button>
        <Button size="sm" variant="quiet" className="ml-auto" onClick={openPresenter}>
          <MonitorPlay aria-hidden />
          {t('presenter')}
        </Button>
      </footer>
    </section>
  );
}

function openPresenter(): void {
  window.open(new URL('demo?presenter=true', appBaseUrl), 'ledgerleaf-presenter', 'width=520,height=760');
}

/** Reports this window's position to the presenter's window and follows its commands. */
function useFollowPresenter(goTo: (step: number) => Promise<void>): void {
  const guide = useGuide();
  const channel = useRef<BroadcastChannel | null>(null);
  const say = useEffectEvent(() =>
    channel.current?.postMessage({ type: 'shown', guide } satisfies GuideMessage),
  );
  const hear = useEffectEvent((message: GuideMessage) => {
    // A window without a demo must not answer for one that shows it.
    if (!guide) return;
    if (message.type === 'ask') say();
    if (message.type === 'go') void goTo(message.step);
  });
  useEffect(() => {
    const opened = openGuideChannel();
    opened.onmessage = ({ data }: MessageEvent<GuideMessage>) => hear(data);
    channel.current = opened;
    return () => opened.close();
  }, []);
  const wasShown = useRef(false);
  useEffect(() => {
    if (guide || wasShown.current) say();
    wasShown.current = guide !== null;
  }, [guide]);
}

/** After a preparation or a replayed year that never finished. */
function useUndo(): void {
  const { t } = useTranslation('demo');
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = async () => {
      if (!(await undoUnfinished())) return;
      toast.info(t('undone'));
      await renewAnswers(queryClient);
    };
    look().catch(() => undefined);
  }, [queryClient, t]);
}
