import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useHasScreen } from '@/hooks/use-has-screen';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { isDataNext } from './is-data-next';
import { screens } from './screens';

/** Shown above the tiles when a company has a location but no data: the one thing to do next. */
export function NextStep() {
  const { t } = useTranslation('dashboard');
  const user = useSessionUser();
  const dialogs = useDialogs();
  const canEnter = useHasScreen()(screens.locations);
  if (!canEnter || !isDataNext(user)) return null;
  return (
    <section
      aria-labelledby="next-step"
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brand bg-brand-soft px-6 py-5 text-on-brand-soft"
    >
      <div className="min-w-0">
        <h2 id="next-step" className="font-semibold text-lg">
          {t('nextStep.title')}
        </h2>
        <p className="max-w-2xl">{t('nextStep.text')}</p>
      </div>
      <Button variant="primary" onClick={() => dialogs.open('addData')}>
        {t('nextStep.add')}
      </Button>
    </section>
  );
}
