import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';

/** A location that the file names and the company does not have yet. */
export function AddLocation() {
  const { t } = useTranslation('intake');
  const { isAdmin } = useSessionUser();
  const dialogs = useDialogs();
  if (!isAdmin) return <p className="text-ink-muted text-sm">{t('questions.askAdmin')}</p>;
  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={() => dialogs.open('location', { isOpenedAfterAdding: false })}
    >
      <Plus aria-hidden />
      {t('questions.addLocation')}
    </Button>
  );
}
