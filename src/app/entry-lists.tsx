import { lazy } from 'react';
import type { EntryLists } from '@/features/company/locations/entry-tabs';

/** Features do not know each other; here the lists of the three kinds meet the screens of a location. */
export const entryLists: EntryLists = {
  fuels: lazy(() =>
    import('@/features/activity-data/fuel-consumptions/fuel-consumptions').then((file) => ({
      default: file.FuelConsumptions,
    })),
  ),
  utilities: lazy(() =>
    import('@/features/activity-data/utility-consumptions/utility-consumptions').then((file) => ({
      default: file.UtilityConsumptions,
    })),
  ),
  renewable: lazy(() =>
    import('@/features/activity-data/renewable-consumptions/renewable-consumptions').then((file) => ({
      default: file.RenewableConsumptions,
    })),
  ),
};
