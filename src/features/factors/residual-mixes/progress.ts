import type { ResidualMixNeed } from '#api/contract/factors/residual-mixes';

/** How many of the published residual mixes are entered; where none is published there is nothing to enter. */
export function progressOf(needs: readonly ResidualMixNeed[]): { entered: number; total: number } {
  const wanted = needs.filter(
    ({ entered, publication }) => entered !== null || publication.status !== 'none',
  );
  return { entered: wanted.filter(({ entered }) => entered !== null).length, total: wanted.length };
}
