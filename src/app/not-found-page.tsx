import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NothingHere } from '@/components/layout/nothing-here';
import { Button } from '@/components/ui/button';

/** For a missing item below a valid address. Unknown addresses redirect to the dashboard. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <main className="grid min-h-96 place-items-center py-16">
      <NothingHere
        icon={<Compass />}
        title={t('notFound.title')}
        action={
          <Button variant="primary" asChild>
            <Link to="/">{t('notFound.toOverview')}</Link>
          </Button>
        }
      >
        {t('notFound.text')}
      </NothingHere>
    </main>
  );
}
