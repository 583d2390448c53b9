import type { IroKind } from '#api/contract/materiality/iros';
import type {
  IroOpinion,
  IroOpinions,
  JoinedLevels,
  OpinionBody,
  OpinionLevels,
} from '#api/contract/materiality/opinions';
import type { Edition } from '#api/domain/materiality/edition';
import { type Joined, join } from '#api/domain/materiality/joined';
import type { Opinion } from '#api/domain/materiality/opinions';
import type { Ctx } from '#api/kernel/context';
import { type Levels, type SentLevels, scaleOf, scoreLevels } from '#api/modules/materiality/levels/service';
import { mayAdd, mayAddForColleagues, mayChange, mayDelete } from './access';
import type { Item, OpinionsOnItem } from './on-item';
import type { ShownOpinion } from './repository';

/** The levels of a body that the item's type has; the others are dropped. */
export function levelsSent(kind: IroKind, body: OpinionBody): SentLevels {
  const isImpact = kind === 'impact';
  return {
    irremediabilityId: isImpact ? body.dmAssessmentIrremediabilityId : null,
    type1Id: isImpact ? body.dmAssessmentType1Id : null,
    type2Id: isImpact ? body.dmAssessmentType2Id : null,
    scopeId: isImpact ? body.dmAssessmentScopeId : null,
    scaleId: body[scaleOf[kind].field],
    probabilityId: body.dmAssessmentProbabilityId,
    isHumanRights: isImpact ? body.isHumanRights : null,
  };
}

const noScale = {
  dmAssessmentImpactScaleId: null,
  dmAssessmentRiskScaleId: null,
  dmAssessmentOpportunityScaleId: null,
};

function levelsToWire(kind: IroKind, levels: Levels | SentLevels): OpinionLevels {
  return {
    ...noScale,
    dmAssessmentIrremediabilityId: levels.irremediabilityId,
    dmAssessmentType1Id: levels.type1Id,
    dmAssessmentType2Id: levels.type2Id,
    dmAssessmentScopeId: levels.scopeId,
    dmAssessmentProbabilityId: levels.probabilityId,
    isHumanRights: levels.isHumanRights,
    [scaleOf[kind].field]: levels.scaleId,
  };
}

/** Whose opinion it is. */
export function personOf({ row, assessor }: ShownOpinion): string {
  const { firstName, lastName, email } = assessor ?? { firstName: row.personName, lastName: null, email: '' };
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

export function scoreOfOpinion({ report, iro, entry }: Item, { row }: ShownOpinion) {
  return scoreLevels(report, { kind: iro.kind, entry, levels: row }).score;
}

export function opinionToWire(ctx: Ctx, item: Item, shown: ShownOpinion): IroOpinion {
  const { row } = shown;
  return {
    dmOpinionId: row.id,
    person: personOf(shown),
    personName: row.personName,
    isOwn: row.assessorId === ctx.session.userId,
    ...levelsToWire(item.iro.kind, row),
    comment: row.comment,
    score: scoreOfOpinion(item, shown).toNumber(),
    canChange: mayChange(ctx, item, row),
    canDelete: mayDelete(ctx, item, row),
    updatedOn: row.updatedOn.toISOString(),
  };
}

export function opinionsToWire(ctx: Ctx, { item, shown, joined }: OpinionsOnItem): IroOpinions {
  const { irremediability, scope, scale, probability } = joined.factors;
  const { kind } = item.iro;
  const rows = shown.map(({ row }) => row);
  return {
    opinions: shown.map((one) => opinionToWire(ctx, item, one)),
    joined: {
      irremediability: joinedToWire(irremediability),
      scope: joinedToWire(scope),
      scale: joinedToWire(scale),
      probability: joinedToWire(probability),
      score: joinedToWire(join(shown.map((one) => scoreOfOpinion(item, one)))),
    },
    offered: levelsToWire(kind, offeredOptions(item.report.edition, kind, joined.offered)),
    canAddOwn: mayAdd(ctx, item, rows) && !rows.some(({ assessorId }) => assessorId === ctx.session.userId),
    canAddForColleague: mayAdd(ctx, item, rows) && mayAddForColleagues(ctx, item),
  };
}

function joinedToWire(joined: Joined | null): JoinedLevels | null {
  if (!joined) return null;
  const { mean, lowest, highest } = joined;
  return { ...joined, mean: mean.toNumber(), lowest: lowest.toNumber(), highest: highest.toNumber() };
}

/** The options that stand for the offered levels. */
function offeredOptions(edition: Edition, kind: IroKind, offered: Opinion): SentLevels {
  const option = (input: string, level: number | null) =>
    edition.inputByCode.get(input)?.options.find(({ value }) => value === level)?.id ?? null;
  const type = (code: string | null) =>
    [...edition.typeById.values()].find((one) => one.code === code)?.id ?? null;
  return {
    irremediabilityId: option('irremediability', offered.irremediability),
    type1Id: type(offered.character),
    type2Id: type(offered.occurrence),
    scopeId: option('scope', offered.scope),
    scaleId: option(scaleOf[kind].input, offered.scale),
    probabilityId: option('probability', offered.probability),
    isHumanRights: offered.isHumanRights,
  };
}
