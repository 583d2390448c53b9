import { useTranslation } from 'react-i18next';
import { useDelayedFlag } from '@/hooks/use-delayed-flag';

/**
 * While the session loads, over the whole screen; while a page loads, within the frame that stands already: as
 * high as the screen it would push the frame's own contents about. Shows nothing for the first 100 ms: most
 * loads are over by then.
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
