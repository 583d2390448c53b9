import { Map as MapIcon, PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TourStop } from './tour-stop';
import { useTourProgress } from './use-tour-progress';

/** The guided tour: an introduction, three menu stops and a closing text. */
export function Tour({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tour');
  const { page, go, dismiss } = useTourProgress(onClose);
  if (page !== 'intro' && page !== 'finish') return <TourStop stop={page} onGo={go} onDismiss={dismiss} />;
  const isIntro = page === 'intro';
  const Picture = isIntro ? MapIcon : PartyPopper;
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      size="sm"
      title={t(`${page}.title`)}
      description={t(`${page}.text`)}
      footer={
        isIntro ? (
          <>
            <Button onClick={dismiss}>{t('noThanks')}</Button>
            <Button variant="primary" onClick={() => go('next')}>
              {t('start')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={dismiss}>
            {t('close')}
          </Button>
        )
      }
    >
      <div
        aria-hidden
        className="grid h-36 place-items-center rounded-lg bg-spine text-spine-accent [&_svg]:size-14 [&_svg]:stroke-[1.25]"
      >
        <Picture />
      </div>
    </Dialog>
  );
}
