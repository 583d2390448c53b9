import type { FinancialLevels, ImpactLevels } from './assessment';
import { type Joined, join, mostChosen, nearestLevel } from './joined';

/** The factors of an impact; a risk or an opportunity has its scale and probability alone. */
export const factors = ['irremediability', 'scope', 'scale', 'probability'] as const;
export type Factor = (typeof factors)[number];

/** One person's opinion on an item: for an impact with its types, for a risk or an opportunity without. */
export type Opinion = Record<Factor, number | null> & {
  character: ImpactLevels['character'] | null;
  occurrence: ImpactLevels['occurrence'] | null;
  /** Null: as the list of matters proposes. */
  isHumanRights: boolean | null;
};

/** The combined opinions of several people. */
export type JoinedOpinions = {
  /** Null of a factor that no one gave a level. */
  factors: Record<Factor, Joined | null>;
  /** Values for the form of the assessment; null where people have to decide. */
  offered: Opinion;
  /** Of some factor two people are two levels or more apart. */
  differs: boolean;
};

/**
 * The level of a factor that counts in the mean. "Not applicable" for a positive impact is not a level, and
 * an actual impact has no likelihood: neither affects the mean of the others.
 */
function countedLevel(opinion: Opinion, factor: Factor): number | null {
  if (factor === 'irremediability' && opinion.irremediability === 0) return null;
  if (factor === 'probability' && opinion.occurrence === 'actual') return null;
  return opinion[factor];
}

/**
 * Combines opinions: the mean of each factor, and the most frequent choice where there is no mean. A remedy
 * is proposed for a negative impact only, and a likelihood for a potential one, as the rules require (section
 * 1 of dma-scoring).
 */
export function joinOpinions(opinions: readonly Opinion[]): JoinedOpinions {
  const joinedOf = (factor: Factor) =>
    join(opinions.map((opinion) => countedLevel(opinion, factor)).filter((level) => level !== null));
  const joined = {
    irremediability: joinedOf('irremediability'),
    scope: joinedOf('scope'),
    scale: joinedOf('scale'),
    probability: joinedOf('probability'),
  };
  const character = mostChosen(opinions.map((opinion) => opinion.character));
  const occurrence = mostChosen(opinions.map((opinion) => opinion.occurrence));
  const levelOf = (factor: Factor) => joined[factor] && nearestLevel(joined[factor]);
  const hasTypes = opinions.some((opinion) => opinion.character !== null);
  return {
    factors: joined,
    offered: {
      character,
      occurrence,
      irremediability: remedyOf(character, levelOf('irremediability')),
      scope: levelOf('scope'),
      scale: levelOf('scale'),
      probability: hasTypes && occurrence !== 'potential' ? null : levelOf('probability'),
      isHumanRights: mostChosen(opinions.map(({ isHumanRights }) => isHumanRights)),
    },
    differs: factors.some((factor) => joined[factor]?.differs),
  };
}

function remedyOf(character: Opinion['character'], level: number | null): number | null {
  if (character === 'positive') return 0;
  return character === 'negative' ? level : null;
}

export function opinionOnImpact(levels: ImpactLevels, isHumanRights: boolean | null): Opinion {
  const { character, occurrence, irremediability, scope, scale, probability } = levels;
  return { character, occurrence, irremediability, scope, scale, probability, isHumanRights };
}

export function opinionOnFinancial({ magnitude: scale, probability }: FinancialLevels): Opinion {
  const none = { character: null, occurrence: null, irremediability: null, scope: null, isHumanRights: null };
  return { ...none, scale, probability };
}
