import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '../queries';

/**
 * Whether a year has any data. Data can add up to zero, for example electricity under a green contract by the
 * market-based method, which is not the same as no data.
 */
export function useIsReported(year: number | undefined): boolean {
  const years = useQuery(dashboardQueries.years);
  return years.data?.some(({ value }) => value === year) ?? false;
}
