import { useTranslation } from 'react-i18next';
import type { EntryWarning } from '#api/contract/activity-data/entry-checks';
import { replacedText, warningText } from '@/components/entries/warning-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import type { RowAnswer } from '../../model';
import { answerKey, canReplace, type DraftRow, warningAnswers } from '../work/to-record';

type EntryNoticesProps = {
  row: DraftRow;
  onChange: (change: RowAnswer) => void;
  onLeaveOut: () => void;
};

/** What an entry lacks, what is wrong with it, and what is worth a second look. */
export function EntryNotices({ row, onChange, onLeaveOut }: EntryNoticesProps) {
  const { t } = useTranslation('intake');
  const { draft, missing, issues, open, warnings } = row;
  const answer = (warning: EntryWarning, given: 'keep' | 'replace') =>
    onChange(warningAnswers(row, [[answerKey(warning), given]]));
  return (
    <>
      {missing.length > 0 ? (
        <Alert kind="attention" title={t('notices.missing')}>
          {missing.map((name) => t(`missing.${name}`)).join(', ')}
        </Alert>
      ) : null}
      {issues.length > 0 ? (
        <Alert kind="danger" title={t('notices.wrong')}>
          {issues.map(({ path, message }) => (
            <p key={`${path} ${message}`}>{message}</p>
          ))}
        </Alert>
      ) : null}
      {open.map((warning) => (
        <Warning
          key={`${draft.key} ${warning.code} ${warning.other?.entryId ?? ''} ${warning.other?.index ?? ''}`}
          warning={warning}
          isReplacing={canReplace(warning, warnings)}
          onAnswer={(given) => answer(warning, given)}
          onLeaveOut={onLeaveOut}
        />
      ))}
      {warnings.length > open.length ? (
        <p className="text-ink-muted text-sm">
          {t('notices.answered', { count: warnings.length - open.length })}
        </p>
      ) : null}
    </>
  );
}

type WarningProps = {
  warning: EntryWarning;
  isReplacing: boolean;
  onAnswer: (given: 'keep' | 'replace') => void;
  onLeaveOut: () => void;
};

function Warning({ warning, isReplacing, onAnswer, onLeaveOut }: WarningProps) {
  const { t } = useTranslation(['intake', 'entries']);
  const { t: entries } = useTranslation('entries');
  const format = useFormat();
  return (
    <Alert kind="attention">
      <p>{warningText(warning, format, entries)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onAnswer('keep')}>
          {t('entries:checks.record')}
        </Button>
        {isReplacing && warning.other ? (
          <Button size="sm" onClick={() => onAnswer('replace')}>
            {replacedText(warning.other, format, entries)}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={onLeaveOut}>
          {t('intake:entry.leaveOut')}
        </Button>
      </div>
    </Alert>
  );
}
