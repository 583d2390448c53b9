import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Files, FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { useSessionUser } from '@/state/session';
import { intakeQueries } from './intake/screen/queries';

/** The screen for files, and the files that are still to be finished. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { modules, roleName } = useSessionUser();
  const isOpen = roleName !== 'View' && (modules.includes('SCOPE1') || modules.includes('SCOPE2'));
  const { data: intakes = [] } = useQuery({ ...intakeQueries.list(), enabled: isOpen });
  if (!isOpen) return [];
  const open = intakes.filter(({ state }) => state === 'open');
  return [
    {
      id: 'intake',
      heading: t('navigation.intake'),
      items: [
        {
          id: 'intakes',
          label: t('navigation.intake'),
          icon: <Files />,
          onSelect: () => void navigate({ to: '/locations/intake' }),
        },
        ...open.map(({ intakeId, file }) => ({
          id: `intake-${intakeId}`,
          label: file.fileName,
          icon: <FileUp />,
          onSelect: () =>
            void navigate({ to: '/locations/intake/$intakeId', params: { intakeId: String(intakeId) } }),
        })),
      ],
    },
  ];
};
