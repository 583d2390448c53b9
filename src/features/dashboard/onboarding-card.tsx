import { MapPinPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLocationForm } from '@/state/location-form';

/** The first thing a new company sees: everything begins with a location. */
export function OnboardingCard({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('dashboard');
  const locationForm = useLocationForm();
  return (
    <Card>
      <EmptyState
        icon={<MapPinPlus />}
        title={t('onboarding.title')}
        actions={isAdmin ? <Button onClick={() => locationForm.open()}>{t('onboarding.add')}</Button> : null}
        className="py-16"
      >
        {t(isAdmin ? 'onboarding.hint' : 'onboarding.memberHint')}
      </EmptyState>
    </Card>
  );
}
