import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Conflict } from './conflict';

type Choice = 'theirs' | 'mine';

type ConflictDialogProps = {
  conflicts: readonly Conflict[];
  /** Who changed it and when, where that is known. */
  change?: string | null | undefined;
  /** The conflicts decided in favour of the server's values. */
  onDecide: (keptIds: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** Another user saved first. For each difference, the user keeps the other value or overwrites it. */
export function ConflictDialog({ conflicts, change, onDecide, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation('entries');
  const { t: common } = useTranslation();
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, choice: Choice) => {
    const next = new Set(overwritten);
    if (choice === 'mine') next.add(id);
    else next.delete(id);
    setOverwritten(next);
  };
  const kept = new Set(conflicts.map(({ id }) => id).filter((id) => !overwritten.has(id)));
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('conflict.title')}
      description={change ?? common('errors.conflict')}
      footer={
        <>
          <Button onClick={onCancel}>{t('conflict.back')}</Button>
          <Button variant="primary" onClick={() => onDecide(kept)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="flex flex-col gap-2 py-4 first:pt-0">
            <p id={`conflict-${conflict.id}`} className="font-medium">
              {conflict.label}
            </p>
            <RadioGroup<Choice>
              aria-labelledby={`conflict-${conflict.id}`}
              value={overwritten.has(conflict.id) ? 'mine' : 'theirs'}
              onChange={(choice) => choose(conflict.id, choice)}
              options={[
                { value: 'theirs', label: t('conflict.keep', { value: conflict.theirs }) },
                { value: 'mine', label: t('conflict.overwrite', { value: conflict.mine }) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
