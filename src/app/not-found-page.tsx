import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** For a thing that does not exist below an address that does. Unknown addresses go to the dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <main className="grid min-h-96 place-items-center py-16">
      <EmptyState
        icon={<Compass />}
        title={t('notFound.title')}
        actions={
          <Button variant="primary" asChild>
            <Link to="/">{t('notFound.toOverview')}</Link>
          </Button>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </main>
  );
}
