import type { FinancialInput, ImpactInput } from '#api/domain/materiality/assessment';
import type { Edition } from '#api/domain/materiality/edition';
import type { Iro } from '#api/domain/materiality/items';
import { matterOf } from '#api/domain/materiality/matters';
import { found } from '#api/kernel/problem-error';
import type { IroRow } from '#api/modules/materiality/iros/service';
import type { EntryRow } from '#api/modules/materiality/topics/service';
import type { ChosenRow } from './repository';

/** What was chosen, by the keys of its options. */
export type Chosen = Pick<
  ChosenRow,
  | 'irremediabilityId'
  | 'type1Id'
  | 'type2Id'
  | 'scopeId'
  | 'scaleId'
  | 'probabilityId'
  | 'materialityId'
  | 'isHumanRights'
  | 'horizon'
  | 'activityIds'
  | 'stakeholderIds'
>;

/** An item as the rules take it; open where nothing was chosen yet. */
export function iroOf(
  edition: Edition,
  { row, entry, chosen }: { row: IroRow; entry: EntryRow; chosen: ChosenRow | undefined },
): Iro {
  const common = {
    iroId: row.id,
    entryId: row.topicEntryId,
    basedOnId: row.basedOnId,
    reason: chosen?.reason ?? null,
  };
  if (row.kind === 'impact') {
    const assessment = chosen ? impactInput(edition, { entry, chosen }) : null;
    return { ...common, kind: row.kind, assessment };
  }
  return { ...common, kind: row.kind, assessment: chosen ? financialInput(edition, chosen) : null };
}

/** The levels of the options, which the edition gives; whether human rights are touched, the list of matters proposes. */
export function impactInput(
  edition: Edition,
  { entry, chosen }: { entry: EntryRow; chosen: Chosen },
): ImpactInput {
  const [character, occurrence] = [typeOf(edition, chosen.type1Id), typeOf(edition, chosen.type2Id)];
  return {
    character: character === 'positive' ? character : 'negative',
    occurrence: occurrence === 'actual' ? occurrence : 'potential',
    scale: levelOf(edition, chosen.scaleId),
    scope: levelOf(edition, chosen.scopeId),
    irremediability: levelOf(edition, chosen.irremediabilityId),
    probability: chosen.probabilityId === null ? null : levelOf(edition, chosen.probabilityId),
    isHumanRights: chosen.isHumanRights ?? proposesHumanRights(edition, entry),
    horizon: chosen.horizon,
    conclusion: conclusionOf(edition, chosen),
  };
}

export function proposesHumanRights(edition: Edition, entry: EntryRow): boolean {
  return matterOf(edition, entry)?.isHumanRights ?? false;
}

export function financialInput(edition: Edition, chosen: Chosen): FinancialInput {
  return {
    magnitude: levelOf(edition, chosen.scaleId),
    probability: levelOf(edition, chosen.probabilityId),
    horizon: chosen.horizon,
    conclusion: conclusionOf(edition, chosen),
  };
}

function levelOf({ inputOptionById }: Edition, id: number | null): number {
  return found(inputOptionById.get(id ?? 0)).value;
}

function typeOf({ typeById }: Edition, id: number | null) {
  return found(typeById.get(id ?? 0)).code;
}

function conclusionOf({ materialityById }: Edition, { materialityId }: Chosen) {
  return found(materialityById.get(materialityId)).code;
}
