import { useTranslation } from 'react-i18next';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useFormat } from '@/hooks/use-format';
import type { RecordedEntry } from './entry-kind';
import { warningText } from './warning-text';

type CheckDialogProps = {
  warnings: readonly EntryWarning[];
  /** The entry that the new one can replace. */
  replaced: RecordedEntry | null;
  onRecord: () => void;
  onReplace: (replaced: RecordedEntry) => void;
  onBack: () => void;
};

/** What should be checked in an entry, and how to proceed. */
export function CheckDialog({ warnings, replaced, onRecord, onReplace, onBack }: CheckDialogProps) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  return (
    <Dialog
      isOpen
      onClose={onBack}
      title={t('checks.title')}
      description={t('checks.description')}
      footer={
        <>
          <Button onClick={onBack}>{t('checks.back')}</Button>
          {replaced ? <Button onClick={() => onReplace(replaced)}>{t('checks.replace')}</Button> : null}
          <Button variant="primary" onClick={onRecord}>
            {t('checks.record')}
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {warnings.map((warning) => {
          const text = warningText(warning, format, t);
          return <li key={text}>{text}</li>;
        })}
      </ul>
    </Dialog>
  );
}
