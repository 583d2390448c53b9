import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useOpenTrail } from '@/state/emission-trail';
import type { RowTrail, TrailView } from '@/state/trail-view';
import { RowView } from './row-view';
import { SumView } from './sum/sum-view';
import { TrailSkeleton } from './trail-skeleton';

type TrailDialogProps = {
  onClose: () => void;
  /** Renders the page of a factor, which belongs to the catalogue feature. */
  renderFactor: (factorId: number) => ReactNode;
  /** Renders the files that prove a row, which belong to the intake. */
  renderEvidence: (row: RowTrail) => ReactNode;
};

/** Shows how a figure was calculated, from a sum to its parts and rows, down to the factor and the last digit. */
export function TrailDialog({ onClose, ...render }: TrailDialogProps) {
  const { t } = useTranslation('emission-trail');
  const { view, previous, depth, back } = useOpenTrail();
  const content = useFocusOnStep(depth);
  if (!view) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('factorId' in view ? 'factorTitle' : 'title')}
      description={view.name}
      size="lg"
      placement="side"
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {previous ? (
          <Button variant="link" size="sm" className="mb-4" onClick={back}>
            <ArrowLeft aria-hidden />
            {t('back', { name: previous.name })}
          </Button>
        ) : null}
        <View key={depth} view={view} {...render} />
      </div>
    </Dialog>
  );
}

type ViewProps = Omit<TrailDialogProps, 'onClose'> & { view: TrailView };

function View({ view, renderFactor, renderEvidence }: ViewProps) {
  if ('factorId' in view)
    return <Suspense fallback={<TrailSkeleton />}>{renderFactor(view.factorId)}</Suspense>;
  if ('selection' in view) return <SumView sum={view} />;
  return (
    <>
      <RowView source={view} />
      <Suspense>{renderEvidence(view)}</Suspense>
    </>
  );
}

/** A step replaces the content, so focus moves to the top of the new one. */
function useFocusOnStep(depth: number) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(depth);
  useEffect(() => {
    if (shown.current === depth) return;
    shown.current = depth;
    content.current?.focus();
    content.current?.parentElement?.scrollTo(0, 0);
  }, [depth]);
  return content;
}
