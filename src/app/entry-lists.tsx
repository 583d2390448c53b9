import { lazyRouteComponent } from '@tanstack/react-router';
import type { EntryLists } from '@/features/company/locations/entry-tabs';
import type { EntryType } from '@/features/company/locations/search';

/** Features do not know each other; here the lists of the three kinds meet the screens of a location. */
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

/** The words that each list is written in, beside those of every list of entries. */
export const entryTexts: Record<EntryType, readonly string[]> = {
  fuels: ['fuel-consumptions'],
  utilities: ['utility-consumptions'],
  renewable: ['renewable-consumptions'],
};
