import { lazy } from 'react';
import type { EntryLists } from '@/features/locations/entry-tabs';

/** Features do not know each other; here the lists of the three kinds meet the screens of a location. */
export const entryLists: EntryLists = {
  fuels: lazy(() =>
    import('@/features/fuel-consumptions/fuel-consumptions').then((file) => ({
      default: file.FuelConsumptions,
    })),
  ),
  utilities: lazy(() =>
    import('@/features/utility-consumptions/utility-consumptions').then((file) => ({
      default: file.UtilityConsumptions,
    })),
  ),
  renewable: lazy(() =>
    import('@/features/renewable-consumptions/renewable-consumptions').then((file) => ({
      default: file.RenewableConsumptions,
    })),
  ),
};
