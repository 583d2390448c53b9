import { useQuery } from '@tanstack/react-query';
import { GuideButton } from '@/components/knowledge/guide-button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { materialityQueries } from '@/features/materiality/materiality/queries';

/** Downloads the guide to the method. */
export function GuideLink() {
  const guide = useQuery(materialityQueries.guide());
  if (guide.data) return <GuideButton guide={guide.data} />;
  if (guide.isError) return <ErrorState onRetry={() => void guide.refetch()} />;
  return <Skeleton className="h-16" />;
}
