import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { useSessionUser } from '@/state/session';

/** Why the settings fields are read-only; hidden for users who may change them. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('settings');
  if (useSessionUser().isAdmin) return null;
  return (
    <Alert className="mb-5" title={t('readOnly.title')}>
      {t('readOnly.text')}
    </Alert>
  );
}
