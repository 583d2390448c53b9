import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FlaskConical, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { useSessionUser } from '@/state/session';
import { scenarioQueries } from './scenarios/queries';

/** Every measure that can be simulated, and the plans. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { anyLocations, modules } = useSessionUser();
  const isOpen = anyLocations && modules.includes('SCENARIOS');
  const { data: scenarios = [] } = useQuery({ ...scenarioQueries.list(), enabled: isOpen });
  if (!isOpen) return [];
  return [
    {
      id: 'scenarios',
      heading: t('menu.scenarios'),
      items: [
        ...scenarios.map(({ scenarioId, name }) => ({
          id: String(scenarioId),
          label: name,
          icon: <FlaskConical />,
          onSelect: () => void navigate({ to: `/scenarios/${scenarioId}` }),
        })),
        {
          id: 'plans',
          label: t('navigation.plans'),
          icon: <ListChecks />,
          onSelect: () => void navigate({ to: '/scenarios/plans' }),
        },
      ],
    },
  ];
};
