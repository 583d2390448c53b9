import { useNavigate } from '@tanstack/react-router';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { useSessionUser } from '@/state/session';

/** The advice beside the emission report. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { anyLocations } = useSessionUser();
  if (!anyLocations) return [];
  return [
    {
      id: 'explorer',
      heading: t('submenu.explorer'),
      items: [
        {
          id: 'advice',
          label: t('navigation.advice'),
          icon: <Lightbulb />,
          onSelect: () => void navigate({ to: '/explorer/advice' }),
        },
      ],
    },
  ];
};
