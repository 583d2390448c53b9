import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#api/contract/scenarios/scenarios';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/state/dialogs';

/** Who helps with a calculation, and when. */
export function HelpDesk({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const dialogs = useDialogs();
  return (
    <aside
      aria-label={t('helpDesk.title')}
      className="mt-8 flex flex-wrap items-center gap-4 rounded-lg border bg-surface px-5 py-4"
    >
      <LifeBuoy aria-hidden className="size-6 shrink-0 text-brand" />
      <div className="min-w-60 flex-1">
        <h2 className="font-semibold">{t('helpDesk.title')}</h2>
        <p className="text-ink-muted">{t('helpDesk.text')}</p>
      </div>
      <Button
        onClick={() => dialogs.open('contact', { subject: t('helpDesk.subject', { name: scenario.name }) })}
      >
        {common('actions.contactUs')}
      </Button>
    </aside>
  );
}
