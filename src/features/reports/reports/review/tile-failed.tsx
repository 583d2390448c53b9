import { useTranslation } from 'react-i18next';

/** In place of what could not be read. */
export function TileFailed() {
  const { t } = useTranslation();
  return (
    <p role="alert" className="text-danger">
      {t('errors.global')}
    </p>
  );
}
