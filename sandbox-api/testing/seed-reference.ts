import { ReferenceIndex } from '#api/domain/factors/reference-index';
import { referenceData } from '#api/domain/factors/reference-rows';
import { factors, referenceRows } from '../../seed/load/reference-rows';

let shared: ReferenceIndex | undefined;

/** All reference data that ships, in memory: the same rows that a database is seeded with. Read only. */
export function seedReference(): ReferenceIndex {
  shared ??= withAllFactors();
  return shared;
}

function withAllFactors(): ReferenceIndex {
  const reference = new ReferenceIndex(referenceData(referenceRows));
  reference.addFactors(factors);
  return reference;
}
