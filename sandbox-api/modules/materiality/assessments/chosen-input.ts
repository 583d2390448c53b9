import type { FinancialInput, ImpactInput } from '#api/domain/materiality/assessment';
import type { Edition } from '#api/domain/materiality/edition';
import type { Iro } from '#api/domain/materiality/items';
import { found } from '#api/kernel/problem-error';
import type { IroRow } from '#api/modules/materiality/iros/service';
import { financialLevels, impactLevels, type Levels } from '#api/modules/materiality/levels/service';
import type { EntryRow } from '#api/modules/materiality/topics/service';
import type { ChosenRow } from './repository';

/** What was chosen, by the keys of its options: levels, conclusion and place. */
export type Chosen = Levels & Pick<ChosenRow, 'materialityId' | 'horizon' | 'activityIds' | 'stakeholderIds'>;

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

export function impactInput(
  edition: Edition,
  { entry, chosen }: { entry: EntryRow; chosen: Chosen },
): ImpactInput {
  const levels = impactLevels(edition, { entry, levels: chosen });
  return { ...levels, conclusion: conclusionOf(edition, chosen) };
}

export function financialInput(edition: Edition, chosen: Chosen): FinancialInput {
  return { ...financialLevels(edition, chosen), conclusion: conclusionOf(edition, chosen) };
}

function conclusionOf({ materialityById }: Edition, { materialityId }: Chosen) {
  return found(materialityById.get(materialityId)).code;
}
