import { ReferenceIndex } from '#api/domain/factors/reference-index';
import { referenceData } from '#api/domain/factors/reference-rows';
import { factors, referenceRows } from '../../seed/load/reference-rows';

/** All reference data that ships, in memory: the same rows that a database is seeded with. */
export function seedReference(): ReferenceIndex {
  const reference = new ReferenceIndex(referenceData(referenceRows));
  reference.addFactors(factors);
  return reference;
}
