import type { StandardState } from '#api/contract/materiality/screenings';

/** A topical standard as far as the assessment has come; scores are null while something of it is open. */
export type StandardFacts = {
  /** `E1` to `G1`. */
  standard: string;
  name: string;
  state: StandardState;
  /** Of one that is screened out. */
  reason: string | null;
  impactMateriality: number | null;
  financialMateriality: number | null;
};

/** The double materiality assessment of a report, in the language of the report. Scores have at most four decimals. */
export type MaterialityFacts = {
  edition: 'ESRS2023' | 'ESRS2026';
  sector: string;
  companySize: string;
  method: {
    /** Version of the rules of scoring. */
    rules: 1 | 2;
    impactThreshold: number;
    financialThreshold: number;
    severityForm: 'meanWithExtreme' | 'mean' | 'maximum';
    likelihoodWeight: number;
  };
  /** Every step is complete. An incomplete assessment is reported as such, and no conclusion is drawn from it. */
  isComplete: boolean;
  iroCounts: { assessed: number; all: number };
  activities: readonly { name: string; type: string; description: string | null }[];
  stakeholders: readonly {
    name: string;
    activities: readonly string[];
    channels: readonly string[];
    impactOnEntity: number;
    impactOnStakeholders: number;
  }[];
  /** All ten. */
  standards: readonly StandardFacts[];
  /** By subtopic, the most important first. */
  topics: readonly {
    standard: string;
    topic: string;
    subtopic: string;
    impactMateriality: number | null;
    financialMateriality: number | null;
    outcome: 'double' | 'impact' | 'financial' | 'none' | null;
    isMaterial: boolean;
    /** In the matrix, as on the screen; null where something is open. */
    number: number | null;
    /** Index of its category. */
    category: number;
  }[];
  categories: readonly { name: string; colour: string }[];
  /** Those that are assessed, the highest score first. */
  iros: readonly {
    kind: 'impact' | 'risk' | 'opportunity';
    type: string;
    impactType: string | null;
    subtopic: string;
    description: string;
    score: number;
    isMaterial: boolean;
    disagrees: boolean;
    isTailRisk: boolean;
    /** When its effect is largest, the activities that it comes from and the stakeholders that it touches, as far as said. */
    horizon: string | null;
    activities: readonly string[];
    stakeholders: readonly string[];
    /** A negative impact that was assessed as one on human rights. */
    isHumanRights: boolean;
    conclusion: string;
    reason: string | null;
  }[];
  isClimateNotMaterial: boolean;
  climateExplanation: string | null;
  documents: { description: string | null; names: readonly string[] };
};
