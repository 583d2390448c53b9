import { FileArchive } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { IsoRange } from '@/components/ui/date-limits';
import { DateRangePicker } from '@/components/ui/date-range-picker';
import { Label } from '@/components/ui/label';
import { useSessionUser } from '@/state/session';
import { lastCompleteYear } from './evidence-period';
import { useSaveEvidence } from './use-save-evidence';

type DownloadEvidenceProps = {
  /** The period before the user chooses one; by default the last complete calendar year. */
  period?: IsoRange | undefined;
};

/** The evidence of all entries that touch a period, as a ZIP for the auditor. */
export function DownloadEvidence({ period }: DownloadEvidenceProps) {
  const { t } = useTranslation('evidence');
  const id = useId();
  const { today } = useSessionUser();
  const saveEvidence = useSaveEvidence();
  const [chosen, setChosen] = useState<IsoRange | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const shown = chosen ?? period ?? lastCompleteYear(today);
  const save = async () => {
    setIsRunning(true);
    await saveEvidence(shown);
    setIsRunning(false);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex min-w-70 flex-col gap-1.5">
        <Label id={`${id}-label`} htmlFor={id}>
          {t('archive.period')}
        </Label>
        <DateRangePicker
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          value={shown}
          today={today}
          onChange={setChosen}
        />
      </div>
      {/* Not disabled while it runs, so that it keeps the focus. */}
      <Button aria-disabled={isRunning || undefined} onClick={isRunning ? undefined : () => void save()}>
        <FileArchive aria-hidden />
        {t('archive.save')}
      </Button>
    </div>
  );
}
