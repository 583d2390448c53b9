/** How the three factors of a negative impact form its severity. */
export const severityForms = ['meanWithExtreme', 'mean', 'maximum'] as const;
export type SeverityForm = (typeof severityForms)[number];

/**
 * Versions of the scoring rules; an assessment keeps the one that it was started with. Version 2 flags a
 * severe item at every likelihood (R10, R13), requires a reason if an item above the threshold is only
 * monitored, and lets a reasoned conclusion exclude a matter (R18).
 */
export const ruleVersions = [1, 2] as const;
export type RuleVersion = (typeof ruleVersions)[number];
export const currentRules: RuleVersion = 2;

/**
 * Choices that the standards leave to the company, which it has to disclose (ESRS 2 IRO-1 par. 53): every
 * part is a convention. Thresholds 0.1–5 and the weight of the likelihood 0–1 have one decimal place.
 */
export type MethodChoice = {
  rules: RuleVersion;
  impactThreshold: number;
  financialThreshold: number;
  severityForm: SeverityForm;
  /** 1: a potential impact is severity × likelihood; 0: likelihood changes nothing. */
  likelihoodWeight: number;
};

/** The recommended choice (R2, R6, R16). */
export const recommendedMethod: MethodChoice = {
  rules: currentRules,
  impactThreshold: 3,
  financialThreshold: 3,
  severityForm: 'meanWithExtreme',
  likelihoodWeight: 1,
};
