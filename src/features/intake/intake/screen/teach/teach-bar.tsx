import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { rawOf, type Teaching } from './teaching';

type TeachBarProps = {
  teaching: Teaching;
  /** The words were no such value. */
  hasFailed: boolean;
  onUse: () => void;
  onCancel: () => void;
};

/** Shown above the page while the user points to a value. */
export function TeachBar({ teaching, hasFailed, onUse, onCancel }: TeachBarProps) {
  const { t } = useTranslation(['intake', 'source-file']);
  const part = t(`source-file:parts.${teaching.part}`);
  const raw = rawOf(teaching);
  return (
    <Alert
      kind={hasFailed ? 'attention' : 'info'}
      title={t('intake:teach.title', { part })}
      actions={
        <>
          <Button size="sm" variant="primary" disabled={raw === ''} onClick={onUse}>
            {t('intake:teach.use')}
          </Button>
          <Button size="sm" onClick={onCancel}>
            {t('actions.cancel', { ns: 'common' })}
          </Button>
        </>
      }
    >
      <p>{raw === '' ? t('intake:teach.hint') : t('intake:teach.chosen', { text: raw })}</p>
      {hasFailed ? <p>{t('intake:teach.failed', { part })}</p> : null}
    </Alert>
  );
}
