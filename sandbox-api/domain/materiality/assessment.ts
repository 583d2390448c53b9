/** The assessor's own conclusion; it never enters a score (R18). */
export type Conclusion = 'material' | 'watch' | 'notMaterial';

/** When the effect is largest: in the financial year, up to five years from its end, or later (R14). */
export type Horizon = 'short' | 'medium' | 'long';

/** The levels of an impact, 1–5, without what is concluded from them. */
export type ImpactLevels = {
  character: 'negative' | 'positive';
  occurrence: 'actual' | 'potential';
  scale: number;
  scope: number;
  /** 1–5 of a negative impact; 0, not applicable, of a positive one. */
  irremediability: number;
  /** Asked for of a potential impact only. */
  probability: number | null;
  isHumanRights: boolean;
  /** Null where it was not said. */
  horizon: Horizon | null;
};

/** The levels of a risk or an opportunity, 1–5. */
export type FinancialLevels = {
  magnitude: number;
  probability: number;
  horizon: Horizon | null;
};

/** An assessed impact. */
export type ImpactInput = ImpactLevels & { conclusion: Conclusion };

/** An assessed risk or opportunity. */
export type FinancialInput = FinancialLevels & { conclusion: Conclusion };

/** Why an impact cannot be scored as it was entered. */
export type ImpactRefusal =
  | { field: 'irremediability'; code: 'required' | 'notApplicable' }
  | { field: 'probability'; code: 'required' };

/** Pairs that section 1 of the rules refuses; null: the impact can be scored. */
export function impactRefusal(
  input: Pick<ImpactLevels, 'character' | 'occurrence' | 'irremediability' | 'probability'>,
): ImpactRefusal | null {
  const { character, occurrence, irremediability, probability } = input;
  if (character === 'negative' && irremediability === 0)
    return { field: 'irremediability', code: 'required' };
  if (character === 'positive' && irremediability !== 0) {
    return { field: 'irremediability', code: 'notApplicable' };
  }
  if (occurrence === 'potential' && probability === null) return { field: 'probability', code: 'required' };
  return null;
}
