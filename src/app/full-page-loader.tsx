import { useTranslation } from 'react-i18next';
import { useDelayedFlag } from '@/hooks/use-delayed-flag';

/**
 * Covers the whole screen while the session loads. While a page loads, it stays within the existing frame; at full
 * height it would move the frame's contents. Shows nothing for the first 100 ms, because most loads are finished by
 * then.
 */
export function FullPageLoader() {
  const { t } = useTranslation();
  const isShown = useDelayedFlag(true);
  return (
    <div
      role="status"
      className="grid min-h-dvh place-items-center bg-ground in-[main]:min-h-96 in-[main]:grow"
    >
      {isShown ? (
        <span className="flex animate-appear flex-col items-center gap-4 text-ink-muted">
          <span aria-hidden className="h-1 w-40 overflow-hidden rounded-full bg-line">
            <span className="block h-full w-1/3 animate-pulse rounded-full bg-brand" />
          </span>
          {t('states.loading')}
        </span>
      ) : null}
    </div>
  );
}
