/**
 * A published number that was corrected after it was used in calculations: the row used by figures stays
 * unchanged, and its revision is a separate row in an edition of its own. The ids show it: those of a first
 * revision are higher by 10,000,000 (its edition's by 1,000), those of a second one by twice that. Factor
 * 1250042 of edition 125 is revised as 11250042 of edition 1125.
 */
export const revisionStep = 10_000_000;
const editionStep = 1_000;

export function revisionOf(factorId: number): number {
  return Math.floor(factorId / revisionStep);
}

/** The id in the publication, the same for every revision. */
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

/** The newest revision of each row, among those visible to the reader. */
export function withoutSuperseded<Factor extends { id: number }>(factors: readonly Factor[]): Factor[] {
  if (factors.every(({ id }) => revisionOf(id) === 0)) return [...factors];
  const newest = new Map<number, Factor>();
  for (const factor of factors) {
    const known = newest.get(publishedId(factor.id));
    if (!known || factor.id > known.id) newest.set(publishedId(factor.id), factor);
  }
  return [...newest.values()];
}
