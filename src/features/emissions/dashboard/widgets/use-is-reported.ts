import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '../queries';

/**
 * Whether anything was entered for a year. All of it may come to zero, as electricity under a green contract does by
 * the market-based method: that is a figure, and not the same as nothing reported.
 */
export function useIsReported(year: number | undefined): boolean {
  const years = useQuery(dashboardQueries.years);
  return years.data?.some(({ value }) => value === year) ?? false;
}
