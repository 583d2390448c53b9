import { lazy } from 'react';
import { TrailDialog } from '@/features/emissions/emission-trail/trail-dialog';

const FactorTrail = lazy(() => import('./factor-trail').then((file) => ({ default: file.FactorTrail })));
const EntryEvidence = lazy(() =>
  import('./entry-evidence').then((file) => ({ default: file.EntryEvidence })),
);

/** The calculation trail of a figure, which may end at the catalogue page of a factor. */
export function EmissionTrail({ onClose }: { onClose: () => void }) {
  return (
    <TrailDialog
      onClose={onClose}
      renderFactor={(factorId) => <FactorTrail key={factorId} factorId={factorId} />}
      renderEvidence={({ kind, id }) => (
        <EntryEvidence
          key={`${kind} ${id}`}
          entryKind={kind === 'scope3' ? 'valueChain' : kind}
          entryId={id}
        />
      )}
    />
  );
}
