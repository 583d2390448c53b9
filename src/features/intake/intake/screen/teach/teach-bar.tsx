import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { rawOf, type Teaching } from './teaching';
import type { TeachFailure } from './use-teaching';

type TeachBarProps = {
  teaching: Teaching;
  failure: TeachFailure | null;
  onUse: () => void;
  onCancel: () => void;
};

/** Shown above the page while the user points to a value. */
export function TeachBar({ teaching, failure, onUse, onCancel }: TeachBarProps) {
  const { t } = useTranslation(['intake', 'source-file']);
  const part = t(`source-file:parts.${teaching.part}`);
  const raw = rawOf(teaching);
  const bar = useRef<HTMLDivElement>(null);
  const { key, part: taughtPart } = teaching;
  // The words to select come right after the bar, far before the entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each part is pointed to on its own
  useEffect(() => bar.current?.focus(), [key, taughtPart]);
  return (
    <div ref={bar} tabIndex={-1}>
      <Alert
        kind={failure ? 'attention' : 'info'}
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
        <p>{t('intake:teach.hint')}</p>
        {/* There from the start: a page that moved between two clicks would put another word under the pointer. */}
        <p className="truncate">{raw === '' ? '\u00a0' : t('intake:teach.chosen', { text: raw })}</p>
        {failure === 'noValue' ? <p>{t('intake:teach.failed', { part })}</p> : null}
        {failure === 'unread' ? <p>{t('intake:teach.unread')}</p> : null}
      </Alert>
    </div>
  );
}
