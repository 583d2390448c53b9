import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Fuel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { locationQueries } from '@/lib/api/queries/locations';
import { useSessionUser } from '@/state/session';
import { fuelConsumptionQueries } from './fuel-consumptions/queries';

/** Every fuel that can be entered; opens its entries at the first location in the list. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { anyLocations, modules } = useSessionUser();
  const isOpen = anyLocations && modules.includes('SCOPE1');
  const { data: locations } = useQuery({ ...locationQueries.list(), enabled: isOpen });
  const [location] = locations ?? [];
  const { data: fuels = [] } = useQuery({
    ...fuelConsumptionQueries.allFuels(location?.locationId ?? 0),
    enabled: location !== undefined,
  });
  return [
    {
      id: 'fuels',
      heading: t('navigation.fuels'),
      items: fuels.map(({ fuelId, name }) => ({
        id: String(fuelId),
        label: name,
        detail: location?.name,
        icon: <Fuel />,
        onSelect: () =>
          void navigate({ to: `/locations/${location?.locationId}`, search: { type: 'fuels', find: name } }),
      })),
    },
  ];
};
