/**
 * A published number that was corrected after figures were worked out with it: the row they name stays as it was, and
 * its revision stands beside it, in an edition of its own. Ids tell which: those of a first revision are higher by
 * 10,000,000 (its edition's by 1,000), those of a second one by twice that. Factor 1250042 of edition 125 is revised as
 * 11250042 of edition 1125.
 */
export const revisionStep = 10_000_000;
const editionStep = 1_000;

export function revisionOf(factorId: number): number {
  return Math.floor(factorId / revisionStep);
}

/** The id that the publication gives the row, whichever revision it is. */
export function publishedId(factorId: number): number {
  return factorId % revisionStep;
}

export function nextRevision(factorId: number): { id: number; revision: number } {
  const revision = revisionOf(factorId) + 1;
  return { id: publishedId(factorId) + revision * revisionStep, revision };
}

export function revisedEditionId(editionId: number, revision: number): number {
  return editionId + revision * editionStep;
}

/** The newest revision of each row, among those that a reader may see. */
export function withoutSuperseded<Factor extends { id: number }>(factors: readonly Factor[]): Factor[] {
  if (factors.every(({ id }) => revisionOf(id) === 0)) return [...factors];
  const newest = new Map<number, Factor>();
  for (const factor of factors) {
    const known = newest.get(publishedId(factor.id));
    if (!known || factor.id > known.id) newest.set(publishedId(factor.id), factor);
  }
  return [...newest.values()];
}
