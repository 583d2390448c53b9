import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Lightbulb, MapPin, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CommandPalette, type PaletteItem } from '@/components/ui/command-palette';
import { locationQueries } from '@/lib/api/queries/locations';
import { menuIcons } from './menu-icons';
import type { MenuItem } from './menu-items';

type PaletteProps = { isOpen: boolean; onClose: () => void; items: readonly MenuItem[] };

/** Every screen that is open to this person, and every location. */
export function Palette({ isOpen, onClose, items }: PaletteProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const isLocationsOpen = items.some(({ id, state }) => id === 'locations' && state === 'open');
  const { data: locations = [] } = useQuery({ ...locationQueries.list(), enabled: isLocationsOpen });
  const screens: PaletteItem[] = items
    .filter(({ state }) => state === 'open')
    .map(({ id, path }) => ({
      id,
      label: t(`menu.${id}`),
      icon: menuIcons[id],
      onSelect: () => void navigate({ to: path }),
    }));
  if (items.some(({ id, state }) => id === 'explorer' && state === 'open')) {
    screens.push({
      id: 'advice',
      label: t('navigation.advice'),
      icon: <Lightbulb />,
      onSelect: () => void navigate({ to: '/explorer/advice' }),
    });
  }
  screens.push({
    id: 'profile',
    label: t('navigation.profile'),
    icon: <UserRound />,
    onSelect: () => void navigate({ to: '/profile' }),
  });
  const places: PaletteItem[] = locations.map((location) => ({
    id: String(location.locationId),
    label: location.name,
    detail: location.address,
    icon: <MapPin />,
    onSelect: () => void navigate({ to: `/locations/${location.locationId}` }),
  }));
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      groups={[
        { id: 'screens', heading: t('navigation.screens'), items: screens },
        ...(places.length > 0
          ? [{ id: 'locations', heading: t('navigation.locations'), items: places }]
          : []),
      ]}
    />
  );
}
