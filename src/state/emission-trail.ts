import { useMemo } from 'react';
import { useDialog, useDialogs } from './dialogs';
import type { TrailView } from './trail-view';

const nothing: readonly TrailView[] = [];

/** Opens the calculation trail of a figure from anywhere; within an open trail, adds one step. */
export function useEmissionTrail(): { open: (view: TrailView) => void } {
  const { change } = useDialogs();
  return useMemo(
    () => ({ open: (view) => change('trail', (trail) => ({ views: [...(trail?.views ?? []), view] })) }),
    [change],
  );
}

/** The open trail, for the dialog that shows it. */
export function useOpenTrail() {
  const { change } = useDialogs();
  const views = useDialog('trail')?.views ?? nothing;
  return {
    view: views.at(-1),
    previous: views.at(-2),
    depth: views.length,
    back: () => change('trail', (trail) => ({ views: trail?.views.slice(0, -1) ?? nothing })),
  };
}
