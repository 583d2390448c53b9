import { ArrowRight } from 'lucide-react';
import type { HistoryEntry } from '#api/contract/account/history';
import { cn } from '@/lib/cn';
import { useHistoryWords } from './use-history-words';

type Props = { entry: HistoryEntry; most?: number; className?: string };

/** Each field with its old and new value. For a created item, its values; for a deleted item, its last values. */
export function ChangeList({ entry, most = Number.POSITIVE_INFINITY, className }: Props) {
  const words = useHistoryWords();
  const shown = entry.changes.slice(0, most);
  const left = entry.changes.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <div className={cn('text-sm', className)}>
      <dl className="grid grid-cols-[fit-content(9rem)_1fr] gap-x-3 gap-y-1">
        {shown.map((change) => (
          <div key={change.field} className="contents">
            <dt className="break-words text-ink-muted">{words.field(change)}</dt>
            <dd className="figures min-w-0 break-words">
              {entry.action === 'create' || change.before === null ? null : (
                <>
                  <span className={entry.action === 'delete' ? undefined : 'text-ink-muted line-through'}>
                    {words.value(change.field, change.before)}
                  </span>
                  {entry.action === 'delete' ? null : (
                    <ArrowRight
                      role="img"
                      aria-label={words.t('becomes')}
                      className="mx-1.5 inline size-3.5 text-ink-muted"
                    />
                  )}
                </>
              )}
              {entry.action === 'delete' ? null : words.value(change.field, change.after)}
            </dd>
          </div>
        ))}
      </dl>
      {left > 0 ? <p className="mt-1 text-ink-muted text-xs">{words.t('more', { count: left })}</p> : null}
    </div>
  );
}
