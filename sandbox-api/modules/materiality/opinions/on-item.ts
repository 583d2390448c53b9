import type { IroKind } from '#api/contract/materiality/iros';
import type { Edition } from '#api/domain/materiality/edition';
import {
  type JoinedOpinions,
  joinOpinions,
  type Opinion,
  opinionOnFinancial,
  opinionOnImpact,
} from '#api/domain/materiality/opinions';
import type { BegunReport } from '#api/modules/materiality/headers/service';
import type { IroRow } from '#api/modules/materiality/iros/service';
import { financialLevels, impactLevels } from '#api/modules/materiality/levels/service';
import type { EntryRow } from '#api/modules/materiality/topics/service';
import type { OpinionRow, ShownOpinion } from './repository';

/** The item of the opinions, with its matter. */
export type Item = { report: BegunReport; iro: IroRow; entry: EntryRow };

/** The opinions on one item, and their combined result. */
export type OpinionsOnItem = {
  item: Item;
  shown: readonly ShownOpinion[];
  /** The same as the rules take them, in the same order. */
  opinions: readonly Opinion[];
  joined: JoinedOpinions;
};

export function opinionsOn(item: Item, shown: readonly ShownOpinion[]): OpinionsOnItem {
  const { report, iro, entry } = item;
  const opinions = shown.map(({ row }) => opinionOf(report.edition, { kind: iro.kind, entry, row }));
  return { item, shown, opinions, joined: joinOpinions(opinions) };
}

/** A stored opinion as the rules take it. */
function opinionOf(
  edition: Edition,
  { kind, entry, row }: { kind: IroKind; entry: EntryRow; row: OpinionRow },
): Opinion {
  const levels = { ...row, horizon: null };
  if (kind === 'impact') return opinionOnImpact(impactLevels(edition, { entry, levels }), row.isHumanRights);
  return opinionOnFinancial(financialLevels(edition, levels));
}
