import { ChartSpline, FileText, FlaskConical, Map as MapIcon, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { cn } from '@/lib/cn';
import { type TourStep, tourSteps } from './tour-steps';
import { useTourProgress } from './use-tour-progress';

const pictures: Record<TourStep | 'finish', ReactNode> = {
  intro: <MapIcon />,
  explorer: <ChartSpline />,
  tools: <FlaskConical />,
  reports: <FileText />,
  finish: <PartyPopper />,
};

/** The guided tour: an intro, three steps and a last word. */
export function TourDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tour');
  const { page, go, dismiss } = useTourProgress(onClose);
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      size="sm"
      title={t(`${page}.title`)}
      description={t(`${page}.text`)}
      footer={<Buttons page={page} onGo={go} onDismiss={dismiss} />}
    >
      <div
        aria-hidden
        className="grid h-36 place-items-center rounded-lg bg-spine text-spine-accent [&_svg]:size-14 [&_svg]:stroke-[1.25]"
      >
        {pictures[page]}
      </div>
      {page === 'finish' ? null : <Dots step={page} />}
    </Dialog>
  );
}

function Dots({ step }: { step: TourStep }) {
  const { t } = useTranslation('tour');
  return (
    <p className="mt-4 flex justify-center gap-2">
      <span className="sr-only">
        {t('progress', { step: tourSteps.indexOf(step) + 1, total: tourSteps.length })}
      </span>
      {tourSteps.map((known) => (
        <span
          key={known}
          aria-hidden
          className={cn('h-2 rounded-full', known === step ? 'w-6 bg-brand' : 'w-2 bg-line-strong')}
        />
      ))}
    </p>
  );
}

type ButtonsProps = {
  page: TourStep | 'finish';
  onGo: (to: 'next' | 'back' | 'finish') => void;
  onDismiss: () => void;
};

function Buttons({ page, onGo, onDismiss }: ButtonsProps) {
  const { t } = useTranslation('tour');
  if (page === 'finish') {
    return (
      <Button variant="primary" onClick={onDismiss}>
        {t('close')}
      </Button>
    );
  }
  if (page === 'intro') {
    return (
      <>
        <Button onClick={onDismiss}>{t('noThanks')}</Button>
        <Button variant="primary" onClick={() => onGo('next')}>
          {t('start')}
        </Button>
      </>
    );
  }
  const isLast = page === 'reports';
  return (
    <>
      <Button onClick={() => onGo('back')}>{t('back')}</Button>
      <Button variant="primary" onClick={() => onGo(isLast ? 'finish' : 'next')}>
        {t(isLast ? 'finishTour' : 'next')}
      </Button>
    </>
  );
}
