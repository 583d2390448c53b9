import type { FinancialLevels, ImpactLevels } from './assessment';
import { type Joined, join, mostChosen, nearestLevel } from './joined';

/** The factors of an impact; a risk or an opportunity has its scale and probability alone. */
export const factors = ['irremediability', 'scope', 'scale', 'probability'] as const;
export type Factor = (typeof factors)[number];

/** What one person thinks of an item: of an impact with its types, of a risk or an opportunity without. */
export type Opinion = Record<Factor, number | null> & {
  character: ImpactLevels['character'] | null;
  occurrence: ImpactLevels['occurrence'] | null;
  /** Null: as the list of matters proposes. */
  isHumanRights: boolean | null;
};

/** What the opinions of several people come to. */
export type JoinedOpinions = {
  /** Null of a factor that no one gave a level. */
  factors: Record<Factor, Joined | null>;
  /** What the form of the assessment is filled with; null where people have to decide. */
  offered: Opinion;
  /** Of some factor two people are two levels or more apart. */
  differs: boolean;
};

/**
 * The level of a factor that counts in the mean. "Not applicable" of a positive impact is no level, and what happens already has no
 * likelihood: neither pulls the mean of the others.
 */
function countedLevel(opinion: Opinion, factor: Factor): number | null {
  if (factor === 'irremediability' && opinion.irremediability === 0) return null;
  if (factor === 'probability' && opinion.occurrence === 'actual') return null;
  return opinion[factor];
}

/**
 * Joins what people think: the mean of each factor, and for what has no mean what most chose. A remedy is offered of a negative
 * impact and a likelihood of what may happen only, as the rules ask for them (section 1 of dma-scoring).
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
