import { ChartSpline, Factory, MapPinPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/state/dialogs';

/** The first thing a new company sees. Everything starts with a location. */
export function OnboardingCard({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('dashboard');
  const dialogs = useDialogs();
  return (
    <section className="grid overflow-hidden rounded-lg border bg-surface lg:grid-cols-[3fr_2fr]">
      <div className="flex flex-col items-start justify-center px-10 py-14 lg:px-14">
        <h2 className="font-semibold text-2xl tracking-[-0.018em]">{t('onboarding.title')}</h2>
        <p className="mt-2 max-w-md text-ink-muted text-lg">
          {t(isAdmin ? 'onboarding.hint' : 'onboarding.memberHint')}
        </p>
        {isAdmin ? (
          <Button variant="primary" size="lg" className="mt-6" onClick={() => dialogs.open('location')}>
            <MapPinPlus aria-hidden />
            {t('onboarding.add')}
          </Button>
        ) : null}
      </div>
      <ol className="grid content-center gap-8 border-t bg-sunken px-10 py-14 lg:border-t-0 lg:border-l lg:px-12">
        <Step icon={<MapPinPlus />} title={t('onboarding.steps.location')} isNext>
          {t('onboarding.steps.locationHint')}
        </Step>
        <Step icon={<Factory />} title={t('onboarding.steps.data')}>
          {t('onboarding.steps.dataHint')}
        </Step>
        <Step icon={<ChartSpline />} title={t('onboarding.steps.figures')}>
          {t('onboarding.steps.figuresHint')}
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { icon: ReactNode; title: string; isNext?: boolean; children: string };

function Step({ icon, title, isNext, children }: StepProps) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden
        className={`grid size-10 shrink-0 place-items-center rounded-full border [&_svg]:size-4.5 ${
          isNext ? 'border-brand bg-brand text-on-brand' : 'bg-surface text-ink-muted'
        }`}
      >
        {icon}
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-muted text-sm">{children}</span>
      </span>
    </li>
  );
}
