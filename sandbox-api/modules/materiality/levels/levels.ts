import type { Horizon } from '#api/contract/materiality/assessments';
import type { IroKind } from '#api/contract/materiality/iros';
import type { FinancialLevels, ImpactLevels } from '#api/domain/materiality/assessment';
import type { Edition } from '#api/domain/materiality/edition';
import { matterOf } from '#api/domain/materiality/matters';
import { type ImpactScore, type Score, scoreFinancial, scoreImpact } from '#api/domain/materiality/score';
import { found } from '#api/kernel/problem-error';
import {
  type AssessedReport,
  type BegunReport,
  choiceOf,
  wordOf,
} from '#api/modules/materiality/headers/service';
import type { EntryRow } from '#api/modules/materiality/topics/service';

/** The levels of an item by the keys of their options, whether one person chose them or the company; null where its kind asks nothing. */
export type Levels = {
  irremediabilityId: number | null;
  type1Id: number | null;
  type2Id: number | null;
  scopeId: number | null;
  /** Scale of an impact, a risk or an opportunity. */
  scaleId: number;
  /** Null for actual impacts. */
  probabilityId: number | null;
  /** Whether an impact is one on human rights; null: as the list of matters proposes. */
  isHumanRights: boolean | null;
};

/** Before it was checked that the form is filled. */
export type SentLevels = Omit<Levels, 'scaleId'> & { scaleId: number | null };

type Placed = Levels & { horizon: Horizon | null };

/** The levels of the options, which the edition gives; whether human rights are touched, the list of matters proposes. */
export function impactLevels(
  edition: Edition,
  { entry, levels }: { entry: EntryRow; levels: Placed },
): ImpactLevels {
  const [character, occurrence] = [typeOf(edition, levels.type1Id), typeOf(edition, levels.type2Id)];
  return {
    character: character === 'positive' ? character : 'negative',
    occurrence: occurrence === 'actual' ? occurrence : 'potential',
    scale: levelOf(edition, levels.scaleId),
    scope: levelOf(edition, levels.scopeId),
    irremediability: levelOf(edition, levels.irremediabilityId),
    probability: levels.probabilityId === null ? null : levelOf(edition, levels.probabilityId),
    isHumanRights: levels.isHumanRights ?? proposesHumanRights(edition, entry),
    horizon: levels.horizon,
  };
}

export function proposesHumanRights(edition: Edition, entry: EntryRow): boolean {
  return matterOf(edition, entry)?.isHumanRights ?? false;
}

export function financialLevels(edition: Edition, levels: Placed): FinancialLevels {
  return {
    magnitude: levelOf(edition, levels.scaleId),
    probability: levelOf(edition, levels.probabilityId),
    horizon: levels.horizon,
  };
}

/** What the levels of one person come to, who concludes nothing. */
export function scoreLevels(
  { edition, row }: BegunReport,
  { kind, entry, levels }: { kind: IroKind; entry: EntryRow; levels: Levels },
): ImpactScore | Score {
  const placed = { ...levels, horizon: null };
  const choice = choiceOf(row);
  return kind === 'impact'
    ? scoreImpact({ ...impactLevels(edition, { entry, levels: placed }), conclusion: null }, choice)
    : scoreFinancial({ ...financialLevels(edition, placed), conclusion: null }, choice);
}

/** The levels as the trail keeps them: options in the language of the report. */
export function levelWords(report: AssessedReport, levels: Levels) {
  const { inputOptionById, typeById } = report.edition;
  const option = (id: number | null) => wordOf(report, inputOptionById.get(id ?? 0)?.displayString);
  const type = (id: number | null) => wordOf(report, typeById.get(id ?? 0)?.displayString);
  return {
    impactType: type(levels.type1Id),
    occurrence: type(levels.type2Id),
    scale: option(levels.scaleId),
    impactScope: option(levels.scopeId),
    irremediability: option(levels.irremediabilityId),
    probability: option(levels.probabilityId),
    isHumanRights: levels.isHumanRights,
  };
}

function levelOf({ inputOptionById }: Edition, id: number | null): number {
  return found(inputOptionById.get(id ?? 0)).value;
}

function typeOf({ typeById }: Edition, id: number | null) {
  return found(typeById.get(id ?? 0)).code;
}
