import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Hint } from '@/components/ui/hint';
import { useDialog } from '@/state/dialogs';
import { useHideHint } from '@/state/hints';
import { useSessionUser } from '@/state/session';

const stepCount = 2;

/**
 * The guide for users without locations: first what this panel will show, then the button that adds one. Holds the
 * current step; null once it was dismissed, and while the tour is running.
 */
export function useAddLocationGuide() {
  const { anyLocations, hideAddLocationTooltip, isAdmin } = useSessionUser();
  const isTourOpen = useDialog('tour') !== undefined;
  const hideHint = useHideHint();
  const [step, setStep] = useState<1 | 2>(1);
  const isShown = isAdmin && !anyLocations && !hideAddLocationTooltip && !isTourOpen;
  return {
    step: isShown ? step : null,
    next: () => setStep(2),
    back: () => setStep(1),
    close: () => hideHint('hideAddLocationTooltip'),
  };
}

type GuideProps = { guide: ReturnType<typeof useAddLocationGuide> };

export function ListHint({ guide }: GuideProps) {
  const { t } = useTranslation('shell');
  if (guide.step !== 1) return null;
  return (
    <Hint
      label={t('addLocationGuide.label')}
      pointsTo="above"
      className="relative mt-3"
      progress={t('addLocationGuide.progress', { step: 1, total: stepCount })}
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={guide.close}>
            {t('addLocationGuide.skip')}
          </Button>
          <Button size="sm" variant="primary" onClick={guide.next}>
            {t('addLocationGuide.next')}
          </Button>
        </>
      }
    >
      {t('addLocationGuide.list')}
    </Hint>
  );
}

export function ButtonHint({ guide }: GuideProps) {
  const { t } = useTranslation('shell');
  if (guide.step !== 2) return null;
  return (
    <Hint
      label={t('addLocationGuide.label')}
      pointsTo="below"
      className="relative mb-3"
      progress={t('addLocationGuide.progress', { step: 2, total: stepCount })}
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={guide.back}>
            {t('addLocationGuide.back')}
          </Button>
          <Button size="sm" variant="primary" onClick={guide.close}>
            {t('addLocationGuide.done')}
          </Button>
        </>
      }
    >
      {t('addLocationGuide.button')}
    </Hint>
  );
}
