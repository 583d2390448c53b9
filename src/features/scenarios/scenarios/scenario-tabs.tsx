import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scenario } from '#api/contract/scenarios/scenarios';
import { Tabs } from '@/components/ui/tabs';

type Tab = 'calculator' | 'simulations';
type ScenarioTabsProps = { scenario: Scenario; current: Tab; children: ReactNode };

/** The calculator and the saved simulations of one measure. */
export function ScenarioTabs({ scenario, current, children }: ScenarioTabsProps) {
  const { t } = useTranslation('scenarios');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const params = { scenarioId: String(scenario.scenarioId) };
  const isLocked = !scenario.isAvailable;
  const content = (tab: Tab) => (tab === current ? children : null);
  return (
    <Tabs<Tab>
      label={t('tabs.label')}
      value={current}
      onChange={(tab) => void navigate({ to: `/scenarios/$scenarioId/${tab}`, params })}
      tabs={[
        {
          id: 'calculator',
          label: t('tabs.scenario'),
          content: content('calculator'),
          disabled: isLocked && current !== 'calculator',
        },
        {
          id: 'simulations',
          label: t('tabs.reports'),
          content: content('simulations'),
          disabled: isLocked,
          disabledReason: common('locked.message'),
        },
      ]}
    />
  );
}
