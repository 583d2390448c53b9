import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { useHasScreen } from '@/hooks/use-has-screen';
import { locationQueries } from '@/lib/api/queries/locations';
import { useSessionUser } from '@/state/session';
import { isUnlocked } from './locations/search';
import { settingsEntries } from './settings/settings-entries';
import { settingsIcons } from './settings/settings-icons';

/** Every location whose data the user may open, and the settings for users who may see them. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation(['settings', 'shell']);
  const navigate = useNavigate();
  const user = useSessionUser();
  const hasScreen = useHasScreen();
  const isOpen =
    user.anyLocations && (['fuels', 'utilities'] as const).some((type) => isUnlocked(type, user.modules));
  const { data: locations = [] } = useQuery({ ...locationQueries.list(), enabled: isOpen });
  const settings = user.isAdmin ? settingsEntries(user, hasScreen) : [];
  return [
    {
      id: 'locations',
      heading: t('shell:navigation.locations'),
      items: locations.map(({ locationId, name, address }) => ({
        id: String(locationId),
        label: name,
        detail: address,
        icon: <MapPin />,
        onSelect: () => void navigate({ to: `/locations/${locationId}` }),
      })),
    },
    {
      id: 'settings',
      heading: t('title'),
      items: settings
        .filter(({ isDisabled }) => !isDisabled)
        .map(({ id, path }) => ({
          id,
          label: t(`entries.${id}`),
          detail: t('title'),
          icon: settingsIcons[id],
          onSelect: () => void navigate({ to: path }),
        })),
    },
  ];
};
