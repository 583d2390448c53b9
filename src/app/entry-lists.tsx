import { lazyRouteComponent } from '@tanstack/react-router';
import type { EntryLists } from '@/features/company/locations/entry-tabs';
import type { EntryType } from '@/features/company/locations/search';

/**
 * Features do not import each other; this file connects the lists of the three kinds of entries to the location
 * screens.
 */
export const entryLists: EntryLists = {
  fuels: lazyRouteComponent(
    () => import('@/features/activity-data/fuel-consumptions/fuel-consumptions'),
    'FuelConsumptions',
  ),
  utilities: lazyRouteComponent(
    () => import('@/features/activity-data/utility-consumptions/utility-consumptions'),
    'UtilityConsumptions',
  ),
  renewable: lazyRouteComponent(
    () => import('@/features/activity-data/renewable-consumptions/renewable-consumptions'),
    'RenewableConsumptions',
  ),
};

/** The texts of each list, in addition to those of all entry lists. */
export const entryTexts: Record<EntryType, readonly string[]> = {
  fuels: ['fuel-consumptions'],
  utilities: ['utility-consumptions'],
  renewable: ['renewable-consumptions'],
};
