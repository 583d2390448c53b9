import { useNavigate } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { useSessionUser } from '@/state/session';

/** The user's own screens. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { firstName, lastName } = useSessionUser();
  return [
    {
      id: 'account',
      heading: `${firstName} ${lastName}`,
      items: [
        {
          id: 'profile',
          label: t('navigation.profile'),
          icon: <UserRound />,
          onSelect: () => void navigate({ to: '/profile' }),
        },
      ],
    },
  ];
};
