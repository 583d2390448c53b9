import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { useSessionUser } from '@/state/session';

/** Why the fields of the settings are closed; nothing for who may change them. */
export function ReadOnlyNotice() {
  const { t } = useTranslation('settings');
  if (useSessionUser().isAdmin) return null;
  return (
    <Alert className="mb-5" title={t('readOnly.title')}>
      {t('readOnly.text')}
    </Alert>
  );
}
