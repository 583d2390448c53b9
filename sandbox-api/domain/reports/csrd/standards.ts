import type { Text } from '#api/domain/reports/text';

/** Reliefs for the first years (ESRS 1, Appendix C), by what they say. */
export type PhaseIn =
  | 'sectorRevenue'
  | 'financialEffectsPart'
  | 'financialEffects'
  | 'smallScope3'
  | 'smallTwoYears'
  | 'smallOneYear'
  | 'oneYear'
  | 'outsideEea'
  | 'illHealth';

/** A disclosure requirement of ESRS 2 or of a topic, or a minimum one that holds for all topics (MDR). */
export type Requirement = {
  /** Edition that has it under this code. */
  edition: 'ESRS2023' | 'ESRS2026';
  standard: string;
  code: string;
  name: Text;
  paragraph: string | null;
  /** Its code in the revised standards; null where that is not known, `(none)` where they dropped it. */
  code2026: string | null;
  phaseIn: PhaseIn | null;
};

export type E1Row = {
  /** Of AR 48 and AR 54. */
  code?: string;
  /** Of AR 34: number of the line. */
  no?: number | null;
  label: Text;
  kind?: string;
  unit?: string;
  datapoint?: string;
};

export type E1Table = {
  id: string;
  title: Text;
  columns: readonly { code: string; label: Text }[];
  rows: readonly E1Row[];
};

/** What an edition of the questionnaire knows of the standards that it asks for. */
export type StandardsContent = { requirements: readonly Requirement[]; e1Tables: readonly E1Table[] };

/** @throws Error where the edition lacks the table. */
export function tableOf({ e1Tables }: StandardsContent, id: string): E1Table {
  const table = e1Tables.find((one) => one.id === id);
  if (!table) throw new Error(`The edition has no table ${id}.`);
  return table;
}

/** Codes of disclosure requirements that a question answers to: `GOV-1`, from its reference and its datapoints. */
export function requirementsOf({
  esrsRef = '',
  datapoints = [],
}: {
  esrsRef?: string | undefined;
  datapoints?: readonly string[] | undefined;
}): ReadonlySet<string> {
  const named = [...esrsRef.matchAll(/\b(?:BP|GOV|SBM|IRO|E[1-5]|S[1-4]|G1)-\d+/g)].map(([code]) => code);
  const ofDatapoints = datapoints.map((id) => id.replace(/^[A-Z]\d\./, '').replace(/_\d+$/, ''));
  return new Set([...named, ...ofDatapoints]);
}
