import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { IntakeChoices, RowAnswer } from '../../model';
import type { DraftRow } from '../work/to-record';
import { EntryFields, type TeachStart } from './entry-fields';
import { EntryNotices } from './entry-notices';

type EntryEditorProps = {
  row: DraftRow;
  label: string;
  choices: IntakeChoices;
  onChange: (key: string, change: RowAnswer) => void;
  onClose: () => void;
  onTeach?: TeachStart | undefined;
};

/** Changes one entry before it is recorded. Each change applies at once; the file is not changed. */
export function EntryEditor({ row, label, choices, onChange, onClose, onTeach }: EntryEditorProps) {
  const { t } = useTranslation('intake');
  const { draft } = row;
  const change = (next: RowAnswer) => onChange(draft.key, next);
  const leaveOut = () => {
    onChange(draft.key, { isLeftOut: true, isTaken: false });
    onClose();
  };
  return (
    <fieldset className="flex flex-col gap-4 p-4">
      <legend className="sr-only">{t('entry.edit', { name: label })}</legend>
      <EntryNotices row={row} onChange={change} onLeaveOut={leaveOut} />
      <EntryFields row={row} choices={choices} onChange={change} onTeach={onTeach} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button size="sm" variant="quiet" onClick={leaveOut}>
          <X aria-hidden />
          {t('entry.leaveOut')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('entry.done')}
        </Button>
      </div>
    </fieldset>
  );
}
