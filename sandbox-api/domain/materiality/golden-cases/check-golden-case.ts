import { type ImpactInput, impactRefusal } from '#api/domain/materiality/assessment';
import { resultOf } from '#api/domain/materiality/group';
import type { GroupResult } from '#api/domain/materiality/group-result';
import type { Iro, TopicEntry } from '#api/domain/materiality/items';
import { type MethodChoice, recommendedMethod } from '#api/domain/materiality/method';
import { rollUp } from '#api/domain/materiality/roll-up';
import { scoreFinancial, scoreImpact } from '#api/domain/materiality/score';
import { sensitivity } from '#api/domain/materiality/sensitivity';
import { rankedIssues, topIssues } from '#api/domain/materiality/top-issues';
import type { WorkingStep } from '#api/domain/materiality/working/working-step';
import { Decimal, decimal } from '#api/domain/units/decimal';
import type { GoldenItem, GoldenMatter, GoldenRanked, MaterialityGoldenCase } from './golden-cases';

type Results = Readonly<Record<string, string>>;

export type MaterialityGoldenResult = {
  isMet: boolean;
  /** The actual value of each expected result; `missing` if there was none. */
  actual: Results;
};

/** Runs one golden case with the rules that score the assessments. */
export function checkMaterialityGoldenCase(golden: MaterialityGoldenCase): MaterialityGoldenResult {
  const results = resultsOf(golden);
  const names = Object.keys(golden.expected);
  const actual = Object.fromEntries(names.map((name) => [name, results[name] ?? 'missing']));
  const isMet = names.every((name) => actual[name] === golden.expected[name]);
  const named = results.rules ?? golden.rules.join(' ');
  return { isMet: isMet && named === golden.rules.join(' '), actual };
}

export function methodOfCase({ method }: MaterialityGoldenCase): MethodChoice {
  return { ...recommendedMethod, ...method };
}

function resultsOf(golden: MaterialityGoldenCase): Results {
  const choice = methodOfCase(golden);
  const { item, matter, scores, ranking, otherMethod } = golden;
  if (item) return ofItem(item, choice);
  if (matter && otherMethod) return { turned: turnOf(matter, choice, { ...choice, ...otherMethod }) };
  if (matter) return ofMatter(matter, choice);
  if (scores) return ofScores(scores.impacts.map(decimal), scores.financials.map(decimal), choice);
  return { order: orderOf(ranking ?? []) };
}

function ofItem(item: GoldenItem, choice: MethodChoice): Results {
  const iro = iroOf(item, 0);
  if (iro.kind !== 'impact') return iro.assessment ? namedScore(scoreFinancial(iro.assessment, choice)) : {};
  if (!iro.assessment) return {};
  const refusal = impactRefusal(iro.assessment);
  if (refusal) return { problem: `${refusal.field} ${refusal.code}` };
  const scored = scoreImpact(iro.assessment, choice);
  return { ...namedScore(scored), severity: scored.severity.toString() };
}

function namedScore(scored: ReturnType<typeof scoreFinancial>): Results {
  return {
    score: scored.score.toString(),
    band: scored.band,
    reachesThreshold: yesNo(scored.reachesThreshold),
    isTailRisk: yesNo(scored.isTailRisk),
    disagrees: yesNo(scored.disagrees),
    needsReason: yesNo(scored.needsReason),
    rules: rulesOf(scored.working),
  };
}

const subtopicId = 1;

function ofMatter(matter: GoldenMatter, choice: MethodChoice): Results {
  const rolled = rollUp(matter.items.map(iroOf), entriesOf(matter), choice);
  const [group] = rolled.subtopics;
  if (!group) return {};
  return {
    impact: textOf(group.impactMateriality),
    financial: textOf(group.financialMateriality),
    result: textOf(group.result),
    isMaterial: yesNo(group.isMaterial),
    isIncomplete: yesNo(group.isIncomplete),
    materialItems: String(group.materialItemCount),
    decidingImpact: textOf(group.decidingImpactIroId),
    decidingFinancial: textOf(group.decidingFinancialIroId),
    reasonsMissing: String(rolled.flags.filter(({ code }) => code === 'reasonMissing').length),
    climateExplained: yesNo(rolled.isClimateNotMaterial),
    rules: rulesOf(group.working),
  };
}

function ofScores(
  impacts: readonly Decimal[],
  financials: readonly Decimal[],
  choice: MethodChoice,
): Results {
  const [impact, financial] = [Decimal.max(0, ...impacts), Decimal.max(0, ...financials)];
  return {
    impact: impact.toString(),
    financial: financial.toString(),
    result: resultOf(impact, financial, choice),
  };
}

function turnOf(matter: GoldenMatter, choice: MethodChoice, other: MethodChoice): string {
  const by = (one: MethodChoice) => rollUp(matter.items.map(iroOf), entriesOf(matter), one).subtopics;
  const [turned] = sensitivity(by(choice), by(other));
  if (!turned) return 'nothing';
  const { before, after, becomesMaterial } = turned;
  const listed = becomesMaterial === null ? '' : becomesMaterial ? ', material' : ', not material';
  return `${before} → ${after}${listed}`;
}

function orderOf(ranking: readonly GoldenRanked[]): string {
  const groups = ranking.map(({ impact, financial, materialItems }, index): GroupResult => {
    return {
      id: index,
      impactMateriality: impact === null ? null : decimal(impact),
      financialMateriality: financial === null ? null : decimal(financial),
      isIncomplete: impact === null,
      result: null,
      decidingImpactIroId: null,
      decidingFinancialIroId: null,
      materialItemCount: materialItems,
      isMaterial: materialItems > 0,
      working: [],
    };
  });
  const nameOf = (id: number) => ranking[id]?.name ?? '';
  return topIssues(rankedIssues(groups, nameOf, 'en'))
    .map((issue) => nameOf(issue.subtopicId))
    .join(', ');
}

/** Items are numbered from 1 in the order of the case. */
function iroOf(item: GoldenItem, index: number): Iro {
  const { levels, entry = 1, reason = null, horizon = null } = item;
  const common = { iroId: index + 1, entryId: entry, basedOnId: null, reason };
  const conclusion = item.conclusion ?? 'watch';
  const [first, second, third = 0] = levels;
  if (item.kind !== 'impact') {
    if (first === undefined || second === undefined) return { ...common, kind: item.kind, assessment: null };
    return {
      ...common,
      kind: item.kind,
      assessment: { magnitude: first, probability: second, horizon, conclusion },
    };
  }
  if (first === undefined || second === undefined) return { ...common, kind: 'impact', assessment: null };
  const assessment: ImpactInput = {
    character: item.character ?? 'negative',
    occurrence: item.occurrence ?? 'actual',
    scale: first,
    scope: second,
    irremediability: third,
    probability: item.probability ?? null,
    isHumanRights: item.isHumanRights ?? false,
    horizon,
    conclusion,
  };
  return { ...common, kind: 'impact', assessment };
}

function entriesOf({ entries, standard }: GoldenMatter): TopicEntry[] {
  const shared = { categoryId: 1, topicId: 1, subtopicId, standard, name: 'A' };
  return Array.from({ length: entries }, (_, index) => ({ ...shared, entryId: index + 1 }));
}

/** Each once, in the order of their numbers. */
function rulesOf(working: readonly WorkingStep[]): string {
  const numbers = working.map(({ rule }) => Number(rule.slice(1)));
  return [...new Set(numbers)]
    .sort((left, right) => left - right)
    .map((number) => `R${number}`)
    .join(' ');
}

function textOf(value: { toString(): string } | null): string {
  return value === null ? 'open' : value.toString();
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
