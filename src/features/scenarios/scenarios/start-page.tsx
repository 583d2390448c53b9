import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#api/contract/scenarios/scenarios';
import { PageHeader } from '@/components/layout/page';
import { UpgradeBanner } from '@/components/layout/upgrade-banner';
import { Button } from '@/components/ui/button';
import { ScenarioTabs } from './scenario-tabs';

/** The description of a measure, and the link to its calculator. */
export function StartPage({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation('scenarios');
  const { name, description, isAvailable, scenarioId } = scenario;
  return (
    <>
      <PageHeader title={name} description={t('start.kind')} />
      {isAvailable ? null : <UpgradeBanner feature={name}>{t('start.locked', { name })}</UpgradeBanner>}
      <ScenarioTabs scenario={scenario} current="calculator">
        <div className="max-w-2xl">
          <p className="text-lg">{description}</p>
          <h2 className="mt-6 font-semibold">{t('start.howTitle')}</h2>
          <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-ink-muted">
            <li>{t('start.how.data')}</li>
            <li>{t('start.how.result')}</li>
            <li>{t('start.how.save')}</li>
          </ol>
          <div className="mt-6">
            {isAvailable ? (
              <Button variant="primary" size="lg" asChild>
                <Link to="/scenarios/$scenarioId/calculator" params={{ scenarioId: String(scenarioId) }}>
                  {t('start.begin')}
                  <ArrowRight aria-hidden />
                </Link>
              </Button>
            ) : (
              <Button variant="primary" size="lg" disabled>
                {t('start.begin')}
              </Button>
            )}
          </div>
        </div>
      </ScenarioTabs>
    </>
  );
}
