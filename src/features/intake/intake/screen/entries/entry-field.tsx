import { MousePointerClick } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidencedPart } from '#api/contract/intake/evidence';
import { Button } from '@/components/ui/button';
import type { Draft, Reason } from '../../model';

type EntryFieldProps = {
  /** Of the label. */
  id: string;
  /** What of the file it is; a choice that the file has no text for has none. */
  part?: EvidencedPart;
  draft: Draft;
  label: string;
  reason?: Reason | null;
  onTeach?: (() => void) | undefined;
  children: ReactNode;
};

/** A part of an entry: its control, what the file says, and why this was proposed. */
export function EntryField({ id, part, draft, label, reason, onTeach, children }: EntryFieldProps) {
  const { t } = useTranslation('intake');
  const raw = draft.values.find((value) => value.part === part)?.raw;
  return (
    <div className="flex flex-col gap-1">
      <span id={id} className="font-medium text-sm">
        {label}
      </span>
      {children}
      <div className="flex min-h-5 flex-wrap items-center gap-x-3 text-ink-muted text-xs">
        {raw ? <span className="wrap-anywhere">{t('entry.inFile', { text: raw })}</span> : null}
        {reason ? <span>{t(`reasons.${reason}`)}</span> : null}
        {onTeach ? (
          <Button
            variant="link"
            className="text-xs"
            aria-label={t('teach.startFor', { part: label })}
            onClick={onTeach}
          >
            <MousePointerClick aria-hidden />
            {t('teach.start')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
