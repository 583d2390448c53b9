import { useTranslation } from 'react-i18next';

/** Shown in place of a tile that could not be loaded. */
export function TileFailed() {
  const { t } = useTranslation();
  return (
    <p role="alert" className="text-danger">
      {t('errors.global')}
    </p>
  );
}
