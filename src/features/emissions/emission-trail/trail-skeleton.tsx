import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/ui/skeleton';

export function TrailSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy role="status" aria-label={t('states.loading')} className="space-y-4">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="w-96" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
