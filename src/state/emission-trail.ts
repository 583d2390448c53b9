import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { TrailKind } from '#api/contract/emissions';

/** The row whose figure was opened: what it is, and its name on screen. */
export type TrailSource = { kind: TrailKind; id: number; name: string };

export const emissionTrailAtom = atom<TrailSource | null>(null);

/** Opens the trail of a figure from anywhere. */
export function useEmissionTrail(): { open: (source: TrailSource) => void } {
  const setSource = useSetAtom(emissionTrailAtom);
  return { open: useCallback((source) => setSource(source), [setSource]) };
}
