import { type Driver, driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '@/components/ui/button';
import { useHasScreen } from '@/hooks/use-has-screen';
import { useReducedMotion } from '@/hooks/use-media-query';
import { cn } from '@/lib/cn';
import './tour-stop.css';
import { placeOf, type TourStep, tourSteps } from './tour-steps';

type Stop = Exclude<TourStep, 'intro'>;

type TourStopProps = {
  stop: Stop;
  onGo: (to: 'next' | 'back' | 'finish') => void;
  onDismiss: () => void;
};

/** One tour stop: highlights a menu entry and explains it beside it. */
export function TourStop({ stop, onGo, onDismiss }: TourStopProps) {
  const { t } = useTranslation('tour');
  const isStill = useReducedMotion();
  const { menuItem, text } = placeOf(stop, useHasScreen());

  const show = useEffectEvent((guide: Driver) => {
    const isLast = stop === tourSteps.at(-1);
    guide.highlight({
      element: `[data-menu-item="${menuItem}"]`,
      disableActiveInteraction: true,
      popover: {
        title: t(`${stop}.title`),
        description: t(text),
        side: 'right',
        showButtons: ['previous', 'next', 'close'],
        showProgress: true,
        progressText: t('progress', { step: tourSteps.indexOf(stop) + 1, total: tourSteps.length }),
        prevBtnText: t('back'),
        nextBtnText: t(isLast ? 'finishTour' : 'next'),
        onPrevClick: () => onGo('back'),
        onNextClick: () => onGo(isLast ? 'finish' : 'next'),
        onCloseClick: onDismiss,
        onPopoverRender: ({ title, footer, closeButton, nextButton, previousButton }) => {
          // The library uses header and footer elements, which would be announced as those of the page.
          title.setAttribute('role', 'heading');
          title.setAttribute('aria-level', '2');
          footer.setAttribute('role', 'presentation');
          closeButton.setAttribute('aria-label', t('close'));
          // The library finds its buttons by these two names; the third sets their style.
          previousButton.className = cn('driver-popover-prev-btn', buttonStyles({ size: 'sm' }));
          nextButton.className = cn(
            'driver-popover-next-btn',
            buttonStyles({ size: 'sm', variant: 'primary' }),
          );
          // Runs after the previous dialog has returned the focus to its opener.
          setTimeout(() => nextButton.focus());
        },
      },
    });
  });
  // Escape or a click outside the box ends the tour instead of only hiding it.
  const leave = useEffectEvent(onDismiss);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is shown anew
  useEffect(() => {
    const guide = driver({
      popoverClass: 'tour-stop',
      stageRadius: 8,
      stagePadding: 0,
      animate: !isStill,
      onDestroyStarted: () => leave(),
    });
    show(guide);
    return () => guide.destroy();
  }, [stop, isStill]);

  return null;
}
