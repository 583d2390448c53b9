/** How the three factors of a negative impact make its severity. */
export const severityForms = ['meanWithExtreme', 'mean', 'maximum'] as const;
export type SeverityForm = (typeof severityForms)[number];

/**
 * What the standards leave to the company and what it has to disclose (ESRS 2 IRO-1 par. 53): every part is a convention.
 * Thresholds 0.1–5 and the weight of the likelihood 0–1 have one decimal place.
 */
export type MethodChoice = {
  impactThreshold: number;
  financialThreshold: number;
  severityForm: SeverityForm;
  /** 1: a potential impact is severity × likelihood; 0: likelihood changes nothing. */
  likelihoodWeight: number;
};

/** The recommended choice (R2, R6, R16). */
export const recommendedMethod: MethodChoice = {
  impactThreshold: 3,
  financialThreshold: 3,
  severityForm: 'meanWithExtreme',
  likelihoodWeight: 1,
};
