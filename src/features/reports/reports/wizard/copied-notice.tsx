import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** Shown above a step copied from another report until the user has checked it. */
export function CopiedNotice({ onLooked }: { onLooked: () => void }) {
  const { t } = useTranslation('reports');
  return (
    <Alert
      kind="attention"
      className="mb-5"
      title={t('copied.title')}
      actions={
        <Button size="sm" onClick={onLooked}>
          {t('copied.looked')}
        </Button>
      }
    >
      {t('copied.hint')}
    </Alert>
  );
}
