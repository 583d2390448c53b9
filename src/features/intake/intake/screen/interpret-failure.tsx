import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EndedThread } from '../model';

/** Answers that do not fit the file, or a thread that ended: then only reading the file again helps. */
export function InterpretFailure({ error, onReadAgain }: { error: unknown; onReadAgain: () => void }) {
  const { t } = useTranslation('intake');
  if (!error) return null;
  if (error instanceof EndedThread)
    return (
      <Alert
        kind="danger"
        title={t('page.interrupted')}
        actions={
          <Button size="sm" onClick={onReadAgain}>
            {t('actions.tryAgain', { ns: 'common' })}
          </Button>
        }
      >
        {t('page.interruptedHint')}
      </Alert>
    );
  return (
    <Alert kind="danger" title={t('page.failed')}>
      {t('page.failedHint')}
    </Alert>
  );
}
