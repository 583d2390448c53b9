import type { IroKind } from '#api/contract/materiality/iros';
import type { Edition } from '#api/domain/materiality/edition';
import { unknownReference } from '#api/modules/materiality/headers/service';
import { acceptLevels } from '#api/modules/materiality/levels/service';
import type { Chosen } from './chosen-input';

/** The choices as they are kept: levels that fit each other, and a conclusion that is listed. */
export function acceptChosen(edition: Edition, kind: IroKind, sent: Chosen): Chosen {
  const isListed = edition.materialityById.has(sent.materialityId);
  const conclusion = isListed ? [] : [unknownReference('dmAssessmentMaterialityId')];
  return { ...sent, ...acceptLevels(edition, kind, sent, conclusion) };
}
